import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';

type Failure = 'missing' | 'silent' | 'blocked' | 'offline';

/** The page of the portal that shows a page of another origin below its header. */
export class OutsideFrame {
  readonly words;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = wordsOf('remotes/frames', language);
  }

  get element(): Locator {
    return this.page.locator('main iframe');
  }
  get content(): FrameLocator {
    return this.page.frameLocator('main iframe');
  }
  get opening(): Locator {
    return this.page.getByRole('status').filter({ hasText: this.words.pattern('frames.opening.text') });
  }
  get hint(): Locator {
    return this.page.getByText(this.words.text('frames.hint.text'));
  }
  get newTab(): Locator {
    return this.page.getByRole('link', { name: this.words.text('frames.action.newTab'), exact: true });
  }
  /** The sentence in the place of a page that does not show itself. */
  failure(kind: Failure): Locator {
    return this.page
      .getByRole('alert')
      .getByRole('heading', { name: this.words.pattern(`frames.${kind}.title`) });
  }
  button(action: 'reopen' | 'close'): Locator {
    // The header leads to the desktop by the same words.
    return this.page
      .getByRole('main')
      .getByRole('button', { name: this.words.text(`frames.action.${action}`), exact: true });
  }
}
