import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';

/** The page of old bundles. */
export class ViewportPage {
  readonly words;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = wordsOf('remotes/viewport', language);
  }

  async open(app: string, fileId: string, more = ''): Promise<void> {
    await this.page.goto(`/viewport#/?app=${app}&fileId=${fileId}${more}`);
  }
  /** Asks for another bundle as a link of the page does, without a load. */
  async switchTo(app: string, fileId: string, more = ''): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, `#/?app=${app}&fileId=${fileId}${more}`);
  }
  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }
  /** The content of a bundle that calls itself so. */
  content(title: string): FrameLocator {
    const label = this.words.text('viewport.frame.label').replace('{name}', title);
    return this.page.getByTitle(label, { exact: true }).contentFrame();
  }
  failure(kind: 'missing' | 'failed' | 'late'): Locator {
    return this.page.getByRole('alert').filter({ hasText: this.words.text(`viewport.${kind}.title`) });
  }
  get reopenButton(): Locator {
    return this.page.getByRole('button', { name: this.words.text('viewport.action.reopen') });
  }
  get closeButton(): Locator {
    return this.page.getByRole('button', { name: this.words.text('viewport.action.close') });
  }
}
