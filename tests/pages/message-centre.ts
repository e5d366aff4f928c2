import type { Locator, Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';

/** All messages and to-dos, the choice of modules that notify the user, and writing to classes. */
export class MessageCentre {
  readonly words;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = wordsOf('remotes/messages', language);
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: this.words.text('messages.filter.search') });
  }
  get rows(): Locator {
    return this.page.getByRole('main').getByRole('listitem');
  }
  row(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }
  get drawer(): Locator {
    return this.page.getByRole('dialog', { name: this.words.text('messages.send.title') });
  }
  /** A message with its whole text. */
  get detail(): Locator {
    return this.page.getByRole('dialog', { name: this.words.text('messages.detail.title'), exact: true });
  }
  /** Opens a message and closes it again, until the list has it read. An open drawer hides the list. */
  async read(text: string): Promise<void> {
    await this.row(text).click({ position: { x: 8, y: 8 } });
    await this.detail.getByText(text).first().waitFor(); // what was closed before it was shown is not read
    await this.page.keyboard.press('Escape');
    await this.detail.waitFor({ state: 'detached' });
    await this.row(text).waitFor();
    await this.action(this.row(text), 'messages.row.unread').waitFor({ state: 'detached' });
  }
  /** A message that was sent, with who has read it. */
  get sent(): Locator {
    return this.page.getByRole('dialog', { name: this.words.text('messages.sent.title') });
  }
  /** The word of the button that reminds all who have not read a message, whatever their number. */
  get remind(): RegExp {
    return this.words.text('messages.remind.do').startsWith('{')
      ? /^Remind \d+ (?:person|people)$/
      : /^提醒未读的 \d+ 人$/;
  }
  button(id: string): Locator {
    return this.page.getByRole('button', { name: this.words.text(id), exact: true });
  }
  tab(id: string): Locator {
    return this.page.getByRole('tab', { name: this.words.text(id), exact: true });
  }
  toggle(module: RegExp): Locator {
    return this.page.getByRole('main').getByRole('switch', { name: module });
  }
  /** A button of a row by its word. */
  action(row: Locator, id: string): Locator {
    return row.getByText(this.words.text(id), { exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto('/messages');
    await this.rows.first().waitFor();
  }
}
