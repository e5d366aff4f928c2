import type { Locator, Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';

/** The page at `/consent`, where a client's question is put to the user. */
export class ConsentPage {
  readonly words;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = wordsOf('remotes/signin/consent', language);
  }

  get question(): Locator {
    return this.page.getByRole('heading', { name: this.words.pattern('signin.consent.question') });
  }
  get allow(): Locator {
    return this.page.getByRole('button', { name: this.words.text('signin.consent.allow'), exact: true });
  }
  get refuse(): Locator {
    return this.page.getByRole('button', { name: this.words.text('signin.consent.refuse'), exact: true });
  }
  get notYou(): Locator {
    return this.page.getByRole('button', { name: this.words.text('signin.consent.notYou') });
  }
  get scopes(): Locator {
    return this.page.getByRole('listitem');
  }
}
