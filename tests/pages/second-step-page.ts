import type { Locator, Page } from '@playwright/test';
import { choose, type Language } from '#shared/language';

const words = {
  'zh-CN': {
    verify: '两步登录',
    enrol: '设置两步登录',
    codes: '请保存恢复码',
    code: '验证码',
    recoveryCode: '恢复码',
    passkey: '使用通行密钥',
    passkeyInstead: '改用通行密钥',
    cancelled: '验证已取消或超时，请重试',
    password: '登录密码',
    save: '继续',
    kept: '已保存，继续',
  },
  en: {
    verify: 'Two-step sign-in',
    enrol: 'Set up two-step sign-in',
    codes: 'Keep your recovery codes',
    code: 'Code',
    recoveryCode: 'Recovery code',
    passkey: 'Use a passkey',
    passkeyInstead: 'Use a passkey instead',
    cancelled: 'This was cancelled or took too long. Please try again',
    password: 'Your password',
    save: 'Continue',
    kept: 'I have kept them, continue',
  },
};

/** The page at `/login/second-step`, which the server writes. */
export class SecondStepPage {
  readonly words;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = choose(words, language);
  }

  heading(name: 'verify' | 'enrol' | 'codes'): Locator {
    return this.page.getByRole('heading', { name: this.words[name], exact: true });
  }
  get code(): Locator {
    return this.page.getByLabel(this.words.code, { exact: true });
  }
  get password(): Locator {
    return this.page.getByLabel(this.words.password, { exact: true });
  }
  get kept(): Locator {
    return this.page.getByRole('button', { name: this.words.kept });
  }
  get passkey(): Locator {
    return this.page.getByRole('button', { name: this.words.passkey, exact: true });
  }
  get passkeyInstead(): Locator {
    return this.page.getByRole('button', { name: this.words.passkeyInstead, exact: true });
  }
  /** Of somebody who has no app. */
  async recover(code: string): Promise<void> {
    await this.page.getByLabel(this.words.recoveryCode, { exact: true }).fill(code);
    await this.page.getByRole('button', { name: this.words.save, exact: true }).click();
  }
  async show(code: string): Promise<void> {
    await this.code.fill(code);
    await this.page.getByRole('button', { name: this.words.save, exact: true }).click();
  }
}
