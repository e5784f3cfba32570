# Names and company: who is here, whom one invites, which tables there are, and answers that need nobody.
settings-ask-forced = Ask me even if there is only one answer
forced-given = Given by itself: { $answers }
forced-soon = Your only answer is given by itself, no faster than a choice would be, so that it gives nothing away.
forced-tag = by itself
