import type { Locator, Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';
import { Frame } from './frame.ts';

/** The panel with themes and display modes. */
export class ThemePanel {
  readonly words;
  private readonly frame;
  private readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = wordsOf('shell/features/themes/panel', language);
    this.frame = new Frame(page, language);
  }

  get panel(): Locator {
    return this.page.getByRole('region', { name: this.frame.headerWords.text('header.skin.label') });
  }
  /** In the header; on phones in the user's panel. */
  get button(): Locator {
    const name = this.frame.headerWords.text('header.skin.button');
    return this.page.getByRole('button', { name, exact: true }).filter({ visible: true });
  }
  /** By the id of its words, or by its colour. */
  choice(name: string): Locator {
    const label = name.includes('.') ? this.words.text(name) : name;
    return this.panel.getByRole('radio', { name: label, exact: true });
  }
  group(name: string): Locator {
    return this.panel.getByRole('group', { name: this.words.text(name), exact: true });
  }
  get sync(): Locator {
    return this.panel.getByRole('button', { name: this.words.text('themes.sync.button') });
  }
  press(name: string): Promise<void> {
    return this.panel.getByRole('button', { name: this.words.text(name) }).click();
  }

  async open(): Promise<void> {
    if (!(await this.button.isVisible())) await this.frame.userButton.click();
    await this.button.click();
    await this.choice('themes.name.red').waitFor();
  }
  async choose(name: string): Promise<void> {
    // The radio button itself is hidden under what it stands for.
    await this.choice(name).check({ force: true });
  }
}
