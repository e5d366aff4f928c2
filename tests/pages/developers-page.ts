import type { Locator, Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';

export const developersPath = '/pages/base/pc_app_tm/index.html';

type Section = 'overview' | 'settings' | 'secrets' | 'units' | 'program' | 'owners' | 'log' | 'try' | 'start';

/** The developer centre: apps, one app, its console, the API reader. */
export class DevelopersPage {
  readonly words;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = wordsOf('remotes/developers', language);
  }

  button(id: string): Locator {
    return this.page.getByRole('button', { name: this.words.text(id), exact: true });
  }
  text(id: string): Locator {
    return this.page.getByText(this.words.text(id), { exact: true });
  }
  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, level: 1 });
  }
  field(id: string, isRequired = false): Locator {
    const label = this.words.text(id);
    return this.page.getByLabel(isRequired ? `${label} *` : label, { exact: true });
  }
  address(number: number): Locator {
    const label = this.words.text('developers.form.redirectUris.line').replace('{number}', String(number));
    return this.page.getByLabel(label, { exact: true });
  }
  kind(kind: 'confidential' | 'public' | 'sandbox'): Locator {
    return this.page.getByRole('radio', { name: this.words.text(`developers.kind.${kind}.name`) });
  }
  /** A table, on phones a list of cards. */
  list(view: 'mine' | 'waiting' | 'all' = 'mine'): Locator {
    const name = this.words.text(`developers.list.view.${view}`);
    return this.page.getByRole('table', { name }).or(this.page.getByRole('list', { name }));
  }
  app(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }
  hop(number: number): Locator {
    return this.page.getByRole('region', {
      name: new RegExp(
        this.words.text('developers.try.hop').replace('{number}', String(number)).replace('{title}', ''),
      ),
    });
  }
  /** What the log says, as table or cards. */
  get log(): Locator {
    const name = this.words.text('developers.section.log');
    return this.page.getByRole('table', { name }).or(this.page.getByRole('list', { name }));
  }

  async open(hash = ''): Promise<void> {
    await this.page.goto(developersPath + hash);
  }
  async goTo(section: Section): Promise<void> {
    await this.page
      .getByRole('navigation', { name: this.words.text('developers.section.label') })
      .getByRole('link', { name: this.words.text(`developers.section.${section}`), exact: true })
      .click();
  }
  async fillNames(chinese: string, english: string): Promise<void> {
    await this.field('developers.form.nameZh', true).fill(chinese);
    await this.field('developers.form.nameEn', true).fill(english);
  }
  /** Reads the secret that is shown once, and closes. */
  async takeSecret(): Promise<string> {
    const secret = await this.dialog
      .getByLabel(this.words.text('developers.secret.secret'), { exact: true })
      .inputValue();
    await this.dialog
      .getByRole('button', { name: this.words.text('developers.secret.done'), exact: true })
      .click();
    await this.dialog.waitFor({ state: 'hidden' });
    return secret;
  }
}
