import type { Locator, Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';
import { administrationPath } from './administration-page.ts';

/** The section of administration about versions of apps from outside, and their services. */
export class AppReleasesPage {
  readonly words;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = wordsOf('remotes/administration', language);
  }

  fill(id: string, values: Readonly<Record<string, string>> = {}): string {
    return this.words.text(id).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  }
  button(
    id: string,
    values: Readonly<Record<string, string>> = {},
    within: Page | Locator = this.page,
  ): Locator {
    return within.getByRole('button', { name: this.fill(id, values), exact: true });
  }
  text(id: string): Locator {
    return this.page.getByText(this.words.text(id), { exact: true });
  }
  field(id: string): Locator {
    return this.dialog.getByLabel(this.words.text(id), { exact: true });
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }
  app(code: string): Locator {
    return this.page.locator(`[data-app="${code}"]`);
  }
  service(code: string): Locator {
    return this.page.locator(`[data-service="${code}"]`);
  }

  async open(view: 'waiting' | 'apps' | 'services'): Promise<void> {
    // An address that differs in its hash alone keeps the page as it is.
    await this.page.goto('about:blank');
    await this.page.goto(`${administrationPath}#/releases?view=${view}`);
  }
  /** Unfolds the versions of an app. */
  async unfold(code: string): Promise<void> {
    await this.app(code).locator('summary').click();
  }
}
