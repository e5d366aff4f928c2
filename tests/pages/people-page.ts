import type { Locator, Page } from '@playwright/test';
import { personFields, pickText } from '#shared/contracts';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';

export const peoplePath = '/pages/base/pc_base_tm/index.html';

type Field = Exclude<keyof typeof personFields, 'userType' | 'sex'>;
const required: readonly Field[] = ['realName', 'loginName'];

/** The app in which administrators keep the people of their unit. */
export class PeoplePage {
  readonly words;
  readonly formWords;
  private readonly again;
  private readonly language;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.words = wordsOf('remotes/people', language);
    this.formWords = wordsOf('shell/kit/form', language);
    this.again = wordsOf('shell/kit/query-view', language);
  }

  /** A table, on phones a list of cards. */
  get list(): Locator {
    const name = this.words.pattern('people.list.caption');
    return this.page.getByRole('table', { name }).or(this.page.getByRole('list', { name }));
  }
  row(text: string): Locator {
    return this.list.getByRole('row').or(this.list.getByRole('listitem')).filter({ hasText: text });
  }
  get search(): Locator {
    return this.page.getByLabel(this.words.text('people.list.search'));
  }
  get create(): Locator {
    return this.page.getByRole('button', { name: this.words.text('people.list.create'), exact: true });
  }
  /** The form of one person, beside the list. */
  get form(): Locator {
    return this.page.getByRole('dialog');
  }
  field(name: Field): Locator {
    const label = pickText(personFields[name].label, this.language);
    return this.form.getByRole('textbox', {
      name: required.includes(name) ? `${label} *` : label,
      exact: true,
    });
  }
  /** What the form says about a field that holds this. */
  problem(name: Field, value: string): string {
    return pickText(personFields[name].findProblem(value), this.language) ?? '';
  }
  get save(): Locator {
    return this.form.getByRole('button', { name: this.words.text('people.form.save'), exact: true });
  }
  get createSave(): Locator {
    return this.form.getByRole('button', { name: this.words.text('people.form.create.save'), exact: true });
  }
  /** The button for it, where the person has a picture. */
  get pictureRemoval(): Locator {
    return this.form.getByRole('button', { name: this.words.text('people.picture.remove'), exact: true });
  }
  get failure(): Locator {
    return this.page.getByText(this.words.text('people.list.error.title'));
  }
  get retry(): Locator {
    return this.page.getByRole('button', { name: this.again.text('query.state.retry'), exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto(peoplePath);
    await this.list.waitFor();
  }
  async find(keyword: string): Promise<void> {
    await this.search.fill(keyword);
  }
  /** Finds a person by login name and opens the form. */
  async edit(text: string): Promise<void> {
    await this.find(text);
    await this.row(text)
      .getByRole('button', { name: this.words.pattern('people.list.editName') })
      .click();
    await this.form.waitFor();
  }
  /** Picks a command from the menu of a person. */
  async choose(text: string, action: 'edit' | 'disable' | 'enable' | 'reset'): Promise<void> {
    await this.row(text)
      .getByRole('button', { name: this.words.pattern('people.list.actions') })
      .click();
    await this.page
      .getByRole('menuitem', { name: this.words.text(`people.action.${action}`), exact: true })
      .click();
  }
  /** Takes away the picture of the person whose form is open. */
  async removePicture(): Promise<void> {
    await this.pictureRemoval.click();
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: this.words.text('people.picture.remove'), exact: true })
      .click();
  }
  /** Answers the question that stands over the page. */
  async confirm(action: 'disable' | 'enable' | 'reset'): Promise<void> {
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: this.words.text(`people.action.${action}`), exact: true })
      .click();
  }
}
