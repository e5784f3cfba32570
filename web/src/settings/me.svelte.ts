/** Who I am here: a guest, known by a cookie that only the server can read. */
import { send, type Wire } from "../api/client";
import { belongsTo, forgetAll, reader, settle } from "../api/kept";
import { shell, type Language } from "../words/words.svelte";

class Me {
  id = $state("");
  name = $state("");
  /** Whether the name was chosen; otherwise it is a number. */
  named = $state(false);

  /** Become a guest, or be recognised as one; name and language are kept for a browser that lost its cookie. */
  async greet(): Promise<void> {
    await settle();
    const name = localStorage.getItem("name");
    this.named = name !== null;
    // Until the server answers, and if it does not.
    if (reader()) this.name = name ?? "";
    await this.tell({ name, language: shell.language });
  }

  async rename(name: string): Promise<void> {
    await this.tell({ name });
    localStorage.setItem("name", this.name);
    this.named = true;
  }

  async speak(language: Language): Promise<void> {
    shell.speak(language);
    await this.tell({ language });
  }

  /** Leave this browser to somebody else: the server forgets its cookie, and it forgets me. */
  async forget(): Promise<void> {
    await send<unknown>("me/forget", {});
    await forgetAll();
    location.replace("./");
  }

  private async tell(news: Partial<Wire["MeIn"]>): Promise<void> {
    const told = await send<Wire["Me"]>("me", news);
    this.id = told.id;
    this.name = told.name;
    await belongsTo(told.id);
  }
}

export const me = new Me();
