import type { Locator, Page } from '@playwright/test';
import { choose, type Language } from '#shared/language';

const words = {
  'zh-CN': {
    title: '请设置您自己的密码',
    oldPassword: '现在的密码',
    password: '新密码',
    repeated: '再输入一次新密码',
    save: '保存并继续',
  },
  en: {
    title: 'Choose your own password',
    oldPassword: 'The password you were given',
    password: 'New password',
    repeated: 'Repeat the new password',
    save: 'Save and continue',
  },
};

/** The page at `/login/first-password`, which the server writes. */
export class FirstPasswordPage {
  readonly words;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = choose(words, language);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { name: this.words.title });
  }
  field(name: 'oldPassword' | 'password' | 'repeated'): Locator {
    return this.page.getByLabel(this.words[name], { exact: true });
  }
  get save(): Locator {
    return this.page.getByRole('button', { name: this.words.save });
  }

  async choose(given: string, chosen: string): Promise<void> {
    await this.field('oldPassword').fill(given);
    await this.field('password').fill(chosen);
    await this.field('repeated').fill(chosen);
    await this.save.click();
  }
}
