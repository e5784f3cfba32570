/** Who I am here: a guest, known by a cookie that only the server can read. */
import { send, type Wire } from "../api/client";
import { shell, type Language } from "../words/words.svelte";

class Me {
  id = $state("");
  name = $state("");
  /** Whether the name was chosen; otherwise it is a number. */
  named = $state(localStorage.getItem("name") !== null);

  /** Become a guest, or be recognised as one; name and language are kept for a browser that lost its cookie. */
  async greet(): Promise<void> {
    await this.tell({ name: localStorage.getItem("name"), language: shell.language });
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

  private async tell(news: Partial<Wire["MeIn"]>): Promise<void> {
    const told = await send<Wire["Me"]>("me", news);
    this.id = told.id;
    this.name = told.name;
  }
}

export const me = new Me();
