import type { Locator, Page } from '@playwright/test';
import type { PortalOptions } from '../fixtures/portal-options.ts';
import { wordsOf } from '../fixtures/words.ts';

/** What the shell draws around every framed page: header, account, language, and pages of its own. */
export class Frame {
  readonly words;
  readonly page: Page;

  constructor(page: Page, language: PortalOptions['language']) {
    this.page = page;
    this.words = wordsOf('shell/language', language);
  }

  get header(): Locator {
    return this.page.getByRole('banner');
  }
  /** Leads to the desktop. */
  get unit(): Locator {
    return this.header.getByRole('link', { name: this.words.pattern('header.unit.home') });
  }
  /** The user's menu: in the header, on phones in the bar at the bottom. */
  get userButton(): Locator {
    const wide = this.page.getByRole('button', { name: this.words.pattern('header.user.welcome') });
    const narrow = this.page.getByRole('button', { name: this.words.text('header.bar.me'), exact: true });
    return wide.or(narrow).filter({ visible: true });
  }
  get languageButton(): Locator {
    return this.page
      .getByRole('button', { name: this.words.text('header.language.other') })
      .filter({ visible: true });
  }
  get noPermission(): Locator {
    return this.page.getByRole('heading', { name: this.words.text('frame.forbidden.title') });
  }
  get unknownApp(): Locator {
    return this.page.getByRole('heading', { name: this.words.text('frame.unknown.title') });
  }
  get noAnswer(): Locator {
    return this.page.getByRole('heading', { name: this.words.text('frame.noAnswer.title') });
  }
  /** The message that stands where an app did not open. */
  get remoteFailure(): Locator {
    return this.page.getByRole('heading', { name: this.words.pattern('remote.failure.title') });
  }
  get retry(): Locator {
    return this.page.getByRole('button', { name: this.words.text('remote.failure.retry') });
  }
  /** The sign-in that opens over a page whose session has ended. */
  get signInAgain(): Locator {
    return this.page.getByRole('alertdialog', { name: this.words.text('session.again.title') });
  }

  async signOut(): Promise<void> {
    await this.userButton.click();
    await this.page.getByRole('button', { name: this.words.text('header.signOut.button') }).click();
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: this.words.text('header.signOut.confirm'), exact: true })
      .click();
  }
  async enterPasswordAgain(password: string): Promise<void> {
    await this.signInAgain.getByLabel(this.words.text('session.again.password')).fill(password);
    await this.signInAgain
      .getByRole('button', { name: this.words.text('session.again.submit'), exact: true })
      .click();
  }
}
