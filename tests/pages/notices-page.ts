import type { Locator, Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';

/** The sample app of notices. */
export class NoticesPage {
  readonly words;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = wordsOf('samples/notices/src', language);
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.words.text('notices.write.title') });
  }
  /** The line of a notice in a list. */
  row(title: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  }
  button(id: string): Locator {
    return this.page.getByRole('button', { name: this.words.text(id), exact: true });
  }
  /** Who has done what a notice asks for, and who has not. */
  people(which: 'Rest' | 'Done'): Locator {
    return this.page.getByRole('group', { name: this.words.pattern(`notices.follow.receipt${which}`) });
  }

  async open(): Promise<void> {
    await this.page.goto('/pages/base/pc_notice_all/index.html');
    await this.page.getByRole('heading', { name: this.words.text('notices.page.title'), level: 1 }).waitFor();
  }

  async openNotice(title: string): Promise<void> {
    await this.row(title).getByRole('link', { name: title }).click();
    await this.page.getByRole('heading', { name: title, level: 1 }).waitFor();
  }

  /** Fills the form in; it is not sent yet. */
  async write({
    title,
    text,
    file,
  }: {
    title: string;
    text: string;
    file: { name: string; content: Buffer };
  }) {
    await this.button('notices.write.open').click();
    await this.dialog.getByRole('checkbox', { name: '三年级(2)班' }).check();
    await this.dialog.getByLabel(this.words.text('notices.write.heading')).fill(title);
    await this.dialog.getByLabel(this.words.text('notices.write.text')).fill(text);
    await this.dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: file.name, mimeType: 'application/pdf', buffer: file.content });
    await this.dialog.getByRole('listitem').filter({ hasText: file.name }).waitFor();
    await this.dialog.getByRole('switch', { name: this.words.text('notices.write.receipt') }).click();
  }
}
