import type { Locator, Page } from '@playwright/test';
import type { PortalOptions } from '../fixtures/portal-options.ts';
import { wordsOf } from '../fixtures/words.ts';

export const peoplePath = '/pages/base/pc_base_tm/index.html';

/** The app in which administrators keep the people of their unit. */
export class PeoplePage {
  readonly words;
  readonly page: Page;

  constructor(page: Page, language: PortalOptions['language']) {
    this.page = page;
    this.words = wordsOf('remotes/people', language);
  }

  get table(): Locator {
    return this.page.getByRole('table');
  }
  row(name: string): Locator {
    return this.table.getByRole('row').filter({ hasText: name });
  }

  async open(): Promise<void> {
    await this.page.goto(peoplePath);
    await this.table.waitFor();
  }
}
