import type { Locator, Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';

/** The one search of signed-in pages. */
export class Palette {
  readonly words;
  readonly page: Page;
  readonly headerWords;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = wordsOf('shell/features/palette', language);
    this.headerWords = wordsOf('shell/frame/header', language);
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.words.text('palette.dialog.label'), exact: true });
  }
  /** What opens it, in the header. */
  get opener(): Locator {
    const name = this.headerWords.text('header.search.label');
    return this.page.getByRole('banner').getByRole('button', { name, exact: true }).filter({ visible: true });
  }
  get field(): Locator {
    return this.dialog.getByRole('combobox');
  }
  get options(): Locator {
    return this.dialog.getByRole('option');
  }
  option(name: string | RegExp): Locator {
    return this.dialog.getByRole('option', { name });
  }
  get marked(): Locator {
    return this.dialog.getByRole('option', { selected: true });
  }
  group(of: string): Locator {
    return this.dialog.getByRole('group', { name: this.words.text(`palette.group.${of}`), exact: true });
  }

  /** By its key; the page has to be there. */
  async open(): Promise<void> {
    await this.opener.waitFor();
    await this.page.keyboard.press('Control+k');
    await this.field.waitFor();
  }
}
