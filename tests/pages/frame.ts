import type { Locator, Page } from '@playwright/test';
import type { PortalOptions } from '../fixtures/portal-options.ts';
import { wordsOf } from '../fixtures/words.ts';

/** What the shell draws around every framed page: header, account, language. */
export class Frame {
  readonly words;
  readonly page: Page;

  constructor(page: Page, language: PortalOptions['language']) {
    this.page = page;
    this.words = wordsOf('shell', language);
  }

  get header(): Locator {
    return this.page.getByRole('banner');
  }
}
