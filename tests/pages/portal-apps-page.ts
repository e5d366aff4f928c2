import type { Locator, Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';
import { developersPath } from './developers-page.ts';

/** Apps of the portal in the developer centre: keys, uploads, versions and who gets them. */
export class PortalAppsPage {
  readonly words;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = wordsOf('remotes/developers', language);
  }

  fill(id: string, values: Readonly<Record<string, string>> = {}): string {
    return this.words.text(id).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  }
  button(
    id: string,
    values: Readonly<Record<string, string>> = {},
    within: Page | Locator = this.page,
  ): Locator {
    return within.getByRole('button', { name: this.fill(id, values), exact: true });
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }
  /** Who gets which version. */
  get pointers(): Locator {
    return this.page.getByRole('list', { name: this.words.text('developers.pointers.title'), exact: true });
  }
  version(version: string): Locator {
    return this.page.locator(`[data-version="${version}"]`);
  }
  /** What is wrong with a refused archive. */
  get problems(): Locator {
    return this.page.getByRole('group', { name: this.words.text('developers.upload.problems'), exact: true });
  }

  async open(hash: string): Promise<void> {
    await this.page.goto(developersPath + hash);
  }
  /** @returns the id that the portal gives the key */
  async registerKey(name: string, publicKey: string): Promise<string> {
    await this.open('#/app-keys');
    await this.page.getByLabel(this.words.text('developers.ownKeys.name'), { exact: true }).fill(name);
    await this.page.getByLabel(this.words.text('developers.ownKeys.public'), { exact: true }).fill(publicKey);
    await this.button('developers.ownKeys.register').click();
    const command = this.page.getByRole('group', { name: this.words.text('developers.ownKeys.command') });
    return ((await command.textContent()) ?? '').trim().replace(/^.* /, '');
  }
  /** Chooses both files and sends them. */
  async upload(name: string, archive: Buffer, signature: string): Promise<void> {
    await this.page.locator('input[type=file]').setInputFiles([
      { name, mimeType: 'application/zip', buffer: archive },
      { name: `${name}.sig`, mimeType: 'application/json', buffer: Buffer.from(signature) },
    ]);
    await this.button('developers.upload.send').click();
  }
  /** Opens the menu of a version and picks a command. */
  async choose(version: string, id: string): Promise<void> {
    await this.button('developers.versions.actions', { version }).click();
    await this.page.getByRole('menuitem', { name: this.words.text(id), exact: true }).click();
  }
}
