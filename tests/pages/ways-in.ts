import type { Locator, Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';

/** What the sign-in page offers beside the form of account and password. */
export class WaysIn {
  readonly words;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = wordsOf('remotes/signin/ways', language);
  }

  get others(): Locator {
    return this.page.getByRole('region', { name: this.words.text('signin.ways.others') });
  }
  /** A third party, by its name in either language. */
  provider(name: string | RegExp): Locator {
    return this.others.getByRole('button', { name });
  }
  get faceButton(): Locator {
    return this.others.getByRole('button', { name: this.words.text('signin.ways.face'), exact: true });
  }
  get byQr(): Locator {
    return this.page.getByRole('button', { name: this.words.text('signin.ways.qr') });
  }
  get byPassword(): Locator {
    return this.page.getByRole('button', { name: this.words.text('signin.ways.password'), exact: true });
  }
  get qrCode(): Locator {
    return this.page.getByRole('img', { name: this.words.text('signin.qr.name') });
  }
  get newCode(): Locator {
    return this.page.getByRole('button', { name: this.words.text('signin.qr.renew') });
  }

  /** Shows a code; gives the address that a phone reads from it. */
  async showCode(): Promise<string> {
    const answered = this.page.waitForResponse((answer) => answer.url().includes('/social/qr/create'));
    await this.byQr.click();
    return this.addressOf(await (await answered).json());
  }
  async renewCode(): Promise<string> {
    const answered = this.page.waitForResponse((answer) => answer.url().includes('/social/qr/create'));
    await this.newCode.click();
    return this.addressOf(await (await answered).json());
  }
  private addressOf(answer: { data: { scanToken: string } }): string {
    return `${new URL(this.page.url()).origin}/scan#${answer.data.scanToken}`;
  }
}
