/* A person at the table who knows the page by roles and names alone, as a screen reader tells them. */
(() => {
  const PATIENCE = 30_000;
  const PAUSE = 15;
  const ROLES = {
    button: "button, [role=button]",
    textbox: "input:not([type]), input[type=text], [role=textbox]",
    log: "[role=log]",
    link: "a[href]",
    region: "section[aria-label]",
  };

  const name = (one) => (one.ariaLabel ?? one.textContent ?? "").trim() || (one.querySelector("title")?.textContent ?? "");
  const find = (role, wanted) =>
    [...document.querySelectorAll(ROLES[role])].find((one) => wanted.test(name(one)) && one.checkVisibility());

  const until = async (what, found) => {
    const end = performance.now() + PATIENCE;
    for (;;) {
      const result = found();
      if (result) return result;
      if (performance.now() > end) throw new Error(`waited in vain for ${what}; heard: ${heard().slice(-3)}`);
      // Asking at every frame would cost more time than the page itself.
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  };

  const heard = () => [...(find("log", /^Replies$/)?.children ?? [])].map((one) => one.textContent);

  /* What comes next: a question, the end, or the screen to be passed on, which hides everything else. */
  const next = () => {
    const replies = find("log", /^Replies$/);
    if (!replies) {
      const pass = find("button", /^I am /);
      return pass ? { pass: name(pass) } : null;
    }
    const last = replies.lastElementChild;
    if (last && last !== window.before && /choices?\.$/.test(last.textContent.trim())) return { asked: true };
    return find("link", /^How it ended$/) ? { over: true } : null;
  };

  /* Wait for the table, and take the screen over where it is passed on. */
  const sit = async () => {
    const found = await until("the table", () => find("button", /^I am /) ?? find("button", /^Table$/));
    if (!/^I am /.test(name(found))) return;
    found.click();
    await until("the table", () => find("button", /^Table$/));
  };

  /* The same where the command line is open: then wait for the question. */
  const listen = async () => {
    await sit();
    window.before = null;
    return until("a question", next);
  };

  /* Press the answer with this place in the list of all. */
  const pick = async (place) => {
    const button = await until("the answer", () => {
      const found = find("region", /^All legal actions$/)?.querySelectorAll("li button")[place];
      return found?.disabled ? null : found;
    });
    window.before = find("log", /^Replies$/).lastElementChild;
    button.click();
    return until("what comes after it", next);
  };

  /* Type a line and press Enter; returns what the table said to it and what comes next. */
  const say = async (line) => {
    const box = await until("the command line", () => find("textbox", /^Command line$/));
    window.before = find("log", /^Replies$/).lastElementChild;
    box.focus();
    box.value = line;
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
    box.form.requestSubmit();
    return until(`an answer to ${line}`, next);
  };

  const question = () => find("region", /^Your decision$/)?.innerText;

  /* Wait for another question than this one; then whether the focus is on a button that can be pressed. */
  const follow = async (before) => {
    await until("another question", () => question() !== before);
    return until("the focus", () => document.activeElement.matches(ROLES.button));
  };

  return { sit, listen, pick, say, question, follow };
})()
