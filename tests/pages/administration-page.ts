import type { Locator, Page } from '@playwright/test';
import { classFields, pickText, schoolYearFields } from '#shared/contracts';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';

export const administrationPath = '/pages/base/pc_admin_tm/index.html';

type Action = 'edit' | 'teachers' | 'close' | 'reopen';

/** The place in which administrators keep classes and school years. */
export class AdministrationPage {
  readonly words;
  readonly page: Page;
  private readonly language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.words = wordsOf('remotes/administration', language);
  }

  /** A table, on phones a list of cards. */
  get list(): Locator {
    const name = this.words.pattern('administration.classes.caption');
    return this.page.getByRole('table', { name }).or(this.page.getByRole('list', { name }));
  }
  get years(): Locator {
    const name = this.words.pattern('administration.years.caption');
    return this.page.getByRole('table', { name }).or(this.page.getByRole('list', { name }));
  }
  row(text: string): Locator {
    return this.list.getByRole('row').or(this.list.getByRole('listitem')).filter({ hasText: text });
  }
  get search(): Locator {
    return this.page.getByLabel(this.words.text('administration.classes.search'));
  }
  get grade(): Locator {
    return this.page.getByLabel(this.words.text('administration.classes.grade'));
  }
  /** The dialog that lies over the page. */
  get form(): Locator {
    return this.page.getByRole('dialog');
  }
  get question(): Locator {
    return this.page.getByRole('alertdialog');
  }
  field(name: keyof typeof classFields): Locator {
    return this.form.getByLabel(pickText(classFields[name].label, this.language), { exact: true });
  }
  yearField(name: keyof typeof schoolYearFields): Locator {
    return this.form.getByLabel(pickText(schoolYearFields[name].label, this.language), { exact: true });
  }
  button(id: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name: this.words.text(id), exact: true });
  }
  section(name: 'classes' | 'years'): Locator {
    const nav = this.page.getByRole('navigation', { name: this.words.text('administration.page.title') });
    return nav.getByRole('link', { name: this.words.text(`administration.section.${name}`) });
  }
  /** A text of the place about something. */
  about(id: string, name: string): string {
    return this.words.text(id).replace('{name}', name);
  }

  async open(): Promise<void> {
    await this.page.goto(administrationPath);
    await this.list.waitFor();
  }
  /** Picks a command from the menu of a class. */
  async choose(name: string, action: Action): Promise<void> {
    const menu = this.about('administration.classes.actions', name);
    await this.list.getByRole('button', { name: menu, exact: true }).click();
    const label = this.words.text(`administration.action.${action}`);
    await this.page.getByRole('menuitem', { name: label, exact: true }).click();
  }
}
