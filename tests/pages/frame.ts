import type { Locator, Page } from '@playwright/test';
import type { RemoteManifest } from '#shared/contracts';
import { type Language, pick } from '#shared/language';
import { manifest as account } from '../../remotes/account/manifest.ts';
import { wordsOf } from '../fixtures/words.ts';

/** What the shell draws around every framed page: header, account, language, and pages of its own. */
export class Frame {
  readonly words;
  private readonly again;
  readonly startWords;
  readonly headerWords;
  readonly page: Page;
  private readonly language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.words = wordsOf('shell/core/language', language);
    this.startWords = wordsOf('shell/features/startup', language);
    this.again = wordsOf('shell/features/sign-in-again', language);
    this.headerWords = wordsOf('shell/frame/header', language);
  }

  get header(): Locator {
    return this.page.getByRole('banner');
  }
  /** The toasts; the live region for screen readers repeats their texts outside of it. */
  get notices(): Locator {
    return this.page.getByRole('region', { name: this.words.text('notify.list.label'), exact: true });
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
    return this.entryOf(account);
  }
  /** The link that a remote puts into the user's menu. */
  entryOf({ name, names, slots }: RemoteManifest): Locator {
    const [entry] = slots?.userMenu ?? [];
    if (!entry) throw new Error(`remotes/${name} has no entry in the user's menu`);
    return this.page.getByRole('link', { name: pick(entry.names ?? names, this.language), exact: true });
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
