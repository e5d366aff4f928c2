import type { Locator, Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';

/** The page at `/login`. */
export class SignInPage {
  readonly words;
  /** Failures have words of their own, which come when they are wanted. */
  readonly failureWords;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = wordsOf('remotes/signin', language);
    this.failureWords = wordsOf('remotes/signin/failure', language);
  }

  get form(): Locator {
    return this.page.getByRole('form', { name: this.words.text('signin.form.label') });
  }
  get username(): Locator {
    return this.form.getByRole('textbox', { name: this.words.text('signin.form.username') });
  }
  get password(): Locator {
    return this.form.getByLabel(this.words.text('signin.form.password'), { exact: true });
  }
  get submit(): Locator {
    return this.form.locator('button[type=submit]');
  }
  get remember(): Locator {
    return this.form.getByRole('checkbox', { name: this.words.text('signin.form.remember') });
  }
  get shared(): Locator {
    return this.form.getByRole('checkbox', { name: this.words.text('signin.form.shared') });
  }
  languageButton(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
  get retry(): Locator {
    return this.form.getByRole('button', { name: this.words.text('signin.failure.retry') });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/login${search}`);
    await this.username.waitFor();
  }
  /** Opens the page, unless it is open, and signs in by keyboard. */
  async signIn(login: string, password: string): Promise<void> {
    if (!this.page.url().includes('/login')) await this.open();
    await this.username.fill(login);
    await this.password.fill(password);
    await this.password.press('Enter');
  }
}
