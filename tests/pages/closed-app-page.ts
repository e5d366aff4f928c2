import type { Locator, Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';

/** The page of an app that is not opened yet. */
export class ClosedAppPage {
  readonly words;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = wordsOf('shell/frame/closed-app', language);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }
  get askButton(): Locator {
    return this.page.getByRole('button', { name: this.words.text('closed.page.ask'), exact: true });
  }
  get asked(): Locator {
    return this.page.getByText(this.words.text('closed.page.asked'), { exact: true });
  }
  get requestsButton(): Locator {
    return this.page.getByRole('button', { name: this.words.text('closed.page.requests'), exact: true });
  }
}
