import type { Locator, Page } from '@playwright/test';
import type { OwnAppKind } from '#shared/contracts';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';
import { administrationPath } from './administration-page.ts';

type FieldName = 'name' | 'englishName' | 'address' | 'target' | 'client';

/** The form by which an administrator adds an app from outside to the desktops of her unit. */
export class OwnAppForm {
  readonly words;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = wordsOf('remotes/administration', language);
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }
  field(name: FieldName): Locator {
    // The mark of what is required stands behind the words.
    return this.dialog.getByLabel(this.words.text(`administration.ownApps.${name}`));
  }
  /** What a kind trusts, in a sentence. */
  trustOf(kind: OwnAppKind): Locator {
    return this.dialog
      .getByRole('status')
      .filter({ hasText: this.words.text(`administration.ownApps.trust.${kind}`) });
  }
  get addButton(): Locator {
    return this.button('administration.form.add');
  }
  /** The row of an app in the list, by its name. */
  row(name: string): Locator {
    return this.page.locator('[data-app]').filter({ hasText: name });
  }
  async open(): Promise<void> {
    await this.page.goto(`${administrationPath}#/apps`);
    await this.openAgain();
  }
  async openAgain(): Promise<void> {
    await this.page
      .getByRole('button', { name: this.words.text('administration.ownApps.add'), exact: true })
      .click();
    await this.dialog.waitFor();
  }
  async choose(kind: OwnAppKind): Promise<void> {
    await this.dialog
      .getByText(this.words.text(`administration.ownApps.kind.${kind}`), { exact: true })
      .click();
  }

  private button(id: string): Locator {
    return this.dialog.getByRole('button', { name: this.words.text(id), exact: true });
  }
}
