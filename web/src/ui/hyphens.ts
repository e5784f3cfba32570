/**
 * Where a long word may be divided: soft hyphens between syllables, which show only where a line ends there. Browsers
 * have no hyphenation for every language on every system, and without it names would break anywhere.
 */
const SOFT = "\u00ad";
/** Shorter words are not divided where a place says nothing else, and no part is shorter than this. */
const LONG = 8;
const PART = 3;
const WORD = /\p{L}+/gu;
const VOWELS = /[aeiouyäöüàèéìòù]+/giu;
/** Consonants that are not divided: they begin the next syllable together. */
const TOGETHER = /(sch|ch|ck|ph|th|qu|gn|gl|[bcdfgpt][lr]|s[pt])$/i;

/** Where the second syllable begins in the consonants between two vowels. */
function division(consonants: string): number {
  const kept = TOGETHER.exec(consonants);
  return kept ? kept.index : Math.max(0, consonants.length - 1);
}

function divided(word: string, long: number): string {
  if (word.length < long) return word;
  const vowels = [...word.matchAll(VOWELS)];
  let result = "";
  let from = 0;
  for (const [at, vowel] of vowels.slice(0, -1).entries()) {
    const end = vowel.index + vowel[0].length;
    const cut = end + division(word.slice(end, vowels[at + 1]!.index));
    if (cut - from < PART || word.length - cut < PART) continue;
    result += word.slice(from, cut) + SOFT;
    from = cut;
  }
  return result + word.slice(from);
}

/** A name with soft hyphens in its long words, for a narrow place; `long` is how many letters fit on a line and one more. */
export const softly = (text: string, long = LONG): string => text.replace(WORD, (word) => divided(word, long));
