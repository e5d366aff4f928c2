import type { Locator, Page } from '@playwright/test';
import type { PortalOptions } from '../fixtures/portal-options.ts';
import { wordsOf } from '../fixtures/words.ts';

/** All messages and to-dos, what one wants to be told of, and writing to classes. */
export class MessageCentre {
  readonly words;
  readonly page: Page;

  constructor(page: Page, language: PortalOptions['language']) {
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
