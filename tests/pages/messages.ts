import type { Locator, Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';

/** Messages and to-dos around every page: bell, dialogs and popup, on phones the tabs of the bar below. */
export class Messages {
  readonly words;
  private readonly header;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = wordsOf('shell/features/messages', language);
    this.header = wordsOf('shell/frame/header', language);
  }

  private button(id: string): Locator {
    const [word = ''] = (this.header.text(id).match(/=0 ?\{([^}]*)\}/) ?? []).slice(1);
    return this.page
      .getByRole('button', { name: new RegExp(`^⟦?${word}(?:[，,]|(?: [^⟧]*⟧)?$)`) })
      .filter({ visible: true });
  }
  /** Opens the unread messages; its name contains their number. */
  get bell(): Locator {
    return this.button('header.messages.button');
  }
  get todoButton(): Locator {
    return this.button('header.todos.button');
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.words.text('message.dialog.title') });
  }
  get rows(): Locator {
    return this.dialog.getByRole('listitem');
  }
  row(text: string | RegExp): Locator {
    return this.rows.filter({ hasText: text });
  }
  get expiry(): Locator {
    return this.page.getByRole('dialog', { name: this.words.text('message.expiry.title') });
  }
  get popup(): Locator {
    return this.page.getByRole('region', { name: this.words.text('message.todos.title') });
  }
  get todos(): Locator {
    return this.popup.getByRole('listitem');
  }
  /** A button by its word, inside a row, the dialog or the popup. */
  action(within: Locator, id: string): Locator {
    return within.getByText(this.words.text(id), { exact: true });
  }
  get closePopup(): Locator {
    return this.popup.getByRole('button', { name: this.words.text('message.todos.close') });
  }
}
