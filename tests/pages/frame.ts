import type { Locator, Page } from '@playwright/test';
import type { PortalOptions } from '../fixtures/portal-options.ts';
import { wordsOf } from '../fixtures/words.ts';

/** What the shell draws around every framed page: header, account, language, and pages of its own. */
export class Frame {
  readonly words;
  private readonly again;
  readonly startWords;
  readonly headerWords;
  readonly page: Page;

  constructor(page: Page, language: PortalOptions['language']) {
    this.page = page;
    this.words = wordsOf('shell/language', language);
    this.startWords = wordsOf('shell/startup', language);
    this.again = wordsOf('shell/sign-in-again', language);
    this.headerWords = wordsOf('shell/header', language);
  }

  get header(): Locator {
    return this.page.getByRole('banner');
  }
  /** Leads to the desktop. */
  get unit(): Locator {
    return this.header.getByRole('link', { name: this.headerWords.pattern('header.unit.home') });
  }
  /** The user's menu: in the header, on phones in the bar at the bottom. */
  get userButton(): Locator {
    const wide = this.page.getByRole('button', { name: this.headerWords.pattern('header.user.welcome') });
    const narrow = this.page.getByRole('button', {
      name: this.headerWords.text('header.bar.me'),
      exact: true,
    });
    return wide.or(narrow).filter({ visible: true });
  }
  /** Leads to the own account, in the user's menu. */
  get account(): Locator {
    return this.page.getByRole('link', { name: this.headerWords.text('header.user.account'), exact: true });
  }
  /** Opens the languages: a menu of the header, on phones a part of the user's. */
  get languageMenu(): Locator {
    return this.page
      .getByRole('button', { name: this.headerWords.pattern('header.language.current') })
      .filter({ visible: true });
  }
  /** Chooses a language by its own name. */
  async chooseLanguage(name: string): Promise<void> {
    await this.languageMenu.or(this.userButton).first().click();
    const choice = this.page.getByRole('group', { name: this.headerWords.text('header.language.label') });
    await choice.getByRole('button', { name, exact: true }).click();
  }
  get noPermission(): Locator {
    return this.page.getByRole('heading', { name: this.startWords.text('startup.forbidden.title') });
  }
  get unknownApp(): Locator {
    return this.page.getByRole('heading', { name: this.startWords.text('startup.unknown.title') });
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
  /** The question for the password before something delicate. */
  get confirmPassword(): Locator {
    return this.page.getByRole('alertdialog', { name: this.again.text('session.confirm.title') });
  }
  /** The sign-in that opens over a page whose session has ended. */
  get signInAgain(): Locator {
    return this.page.getByRole('alertdialog', { name: this.again.text('session.again.title') });
  }

  /** In the user's menu. */
  get signOutButton(): Locator {
    return this.page.getByRole('button', { name: this.headerWords.text('header.signOut.button') });
  }
  async signOut(): Promise<void> {
    await this.userButton.click();
    await this.signOutButton.click();
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: this.headerWords.text('header.signOut.confirm'), exact: true })
      .click();
  }
  async enterPasswordAgain(password: string): Promise<void> {
    const dialog = this.signInAgain.or(this.confirmPassword);
    await dialog.getByLabel(this.again.text('session.again.password')).fill(password);
    const submit = (id: string): Locator =>
      dialog.getByRole('button', { name: this.again.text(id), exact: true });
    await submit('session.again.submit').or(submit('session.confirm.submit')).click();
  }
}
