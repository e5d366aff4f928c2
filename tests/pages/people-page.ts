import type { Locator, Page } from '@playwright/test';
import type { PortalOptions } from '../fixtures/portal-options.ts';
import { wordsOf } from '../fixtures/words.ts';

export const peoplePath = '/pages/base/pc_base_tm/index.html';

type Field = 'realName' | 'loginName' | 'phone' | 'email';
const required: readonly Field[] = ['realName', 'loginName'];

/** The app in which administrators keep the people of their unit. */
export class PeoplePage {
  readonly words;
  private readonly again;
  readonly page: Page;

  constructor(page: Page, language: PortalOptions['language']) {
    this.page = page;
    this.words = wordsOf('remotes/people', language);
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
    const label = this.words.text(`people.form.field.${name}`);
    return this.form.getByRole('textbox', {
      name: required.includes(name)
        ? this.words.text('people.form.requiredLabel').replace('{label}', label)
        : label,
      exact: true,
    });
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
