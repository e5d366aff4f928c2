import type { Locator, Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';

/** The warning that the session is about to end. */
export class SessionWarning {
  readonly words;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = wordsOf('shell/features/session-life', language);
  }

  get dialog(): Locator {
    return this.page.getByRole('alertdialog', { name: this.words.text('session.warning.title') });
  }
  get countdown(): Locator {
    return this.dialog.locator('[data-countdown]');
  }
  get spoken(): Locator {
    return this.dialog.locator('[aria-live=polite]');
  }
  get stay(): Locator {
    return this.button('session.warningStay.idle');
  }
  get signInAgainNow(): Locator {
    return this.button('session.warningStay.absolute');
  }
  get signOut(): Locator {
    return this.button('session.warning.signOut');
  }
  private button(id: string): Locator {
    return this.dialog.getByRole('button', { name: this.words.text(id), exact: true });
  }
}
