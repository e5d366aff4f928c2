import type { Locator, Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';

type Section = 'profile' | 'sessions' | 'apps' | 'password' | 'activity';

/** The own account at `/account`. */
export class AccountPage {
  readonly words;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = wordsOf('remotes/account', language);
  }

  tab(section: Section): Locator {
    return this.page.getByRole('tab', { name: this.words.text(`account.tab.${section}`), exact: true });
  }
  section(id: string): Locator {
    return this.page.getByRole('region', { name: this.words.text(id), exact: true });
  }
  get sessions(): Locator {
    return this.section('account.sessions.title').getByRole('listitem');
  }
  get currentSession(): Locator {
    return this.sessions.filter({ hasText: this.words.text('account.sessions.current') });
  }
  get devices(): Locator {
    return this.section('account.devices.title').getByRole('listitem');
  }
  get apps(): Locator {
    return this.section('account.apps.title').locator('ul > li:has(button)');
  }
  get activity(): Locator {
    return this.section('account.activity.title').getByRole('listitem');
  }
  /** Rows of the trail; on phones cards. */
  get lines(): Locator {
    const region = this.section('account.audit.title');
    return region.locator('tbody tr').or(region.locator('ul > li:has(time)'));
  }
  button(id: string): Locator {
    return this.page.getByRole('button', { name: this.words.text(id), exact: true });
  }
  field(id: string): Locator {
    return this.page.getByLabel(this.words.text(id), { exact: true });
  }
  /** Answers the question that stands over the page. */
  async confirm(id: string): Promise<void> {
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: this.words.text(id), exact: true })
      .click();
  }
  async pick(keyword: string, name: RegExp): Promise<void> {
    await this.page.getByRole('searchbox', { name: this.words.text('account.picker.label') }).fill(keyword);
    await this.page.getByRole('button', { name }).click();
  }
  async open(section: Section = 'sessions'): Promise<void> {
    await this.page.goto(`/account#/${section}`);
    await this.tab(section).and(this.page.locator('[aria-selected=true]')).waitFor();
  }
  /** The accounts of the unit, a section of administration. */
  async openUnit(view: 'sessions' | 'audit'): Promise<void> {
    await this.page.goto(`/account/unit#/${view}`);
    await this.section(view === 'audit' ? 'account.audit.title' : 'account.people.title').waitFor();
  }
}
