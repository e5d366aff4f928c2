import type { Locator, Page } from '@playwright/test';
import { classFields, pickText, roleFields, schoolYearFields } from '#shared/contracts';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';

export const administrationPath = '/pages/base/pc_admin_tm/index.html';

type Action = 'edit' | 'teachers' | 'close' | 'reopen';

type SectionName =
  | 'overview'
  | 'schools'
  | 'classes'
  | 'years'
  | 'apps'
  | 'roles'
  | 'families'
  | 'retention'
  | 'security'
  | 'import';

/** The place in which administrators keep what belongs to a school or a bureau. */
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
    return this.listOf('administration.classes.caption');
  }
  get years(): Locator {
    return this.listOf('administration.years.caption');
  }
  get roles(): Locator {
    return this.listOf('administration.roles.caption');
  }
  get families(): Locator {
    return this.listOf('administration.families.caption');
  }
  familyRow(text: string): Locator {
    return this.families.getByRole('row').or(this.families.getByRole('listitem')).filter({ hasText: text });
  }
  roleField(name: keyof typeof roleFields): Locator {
    return this.form.getByLabel(pickText(roleFields[name].label, this.language), { exact: true });
  }
  get printButton(): Locator {
    const words = wordsOf('shell/kit/printing', this.language);
    return this.form.getByRole('button', { name: words.text('kit.print.label'), exact: true });
  }
  private listOf(caption: string): Locator {
    const name = this.words.pattern(caption);
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
  /** The names of a section are those of its words. */
  section(name: SectionName): string {
    return this.words.text(`administration.section.${name}`);
  }
  /** The side navigation, which stands beside pages of other apps too. */
  get navigation(): Locator {
    return this.page.getByRole('navigation', {
      name: this.words.text('administration.page.title'),
      exact: true,
    });
  }
  link(name: string): Locator {
    return this.navigation.getByRole('link', { name, exact: true });
  }
  /** Unfolds the navigation where there is no room for it. */
  get fold(): Locator {
    return this.navigation.locator('button[aria-expanded]');
  }
  /** The entry of the open section; on phones it may be folded away. */
  get current(): Locator {
    return this.navigation.locator('[aria-current=page]');
  }
  /** Opens a section by its name; on phones the navigation is unfolded first. */
  async goTo(name: string): Promise<void> {
    if (await this.fold.isVisible()) await this.fold.click();
    await this.link(name).click();
  }
  /** The row of an app, by its code. */
  app(code: string): Locator {
    return this.page.locator(`[data-app="${code}"]`);
  }
  /** A text of the place about something. */
  about(id: string, name: string): string {
    return this.words.text(id).replace('{name}', name);
  }

  async open(): Promise<void> {
    await this.page.goto(`${administrationPath}#/classes`);
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
