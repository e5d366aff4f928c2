import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';

/** The files of a user. */
export class DrivePage {
  readonly words;
  readonly page: Page;
  private readonly kit;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = wordsOf('remotes/drive', language);
    this.kit = wordsOf('shell/kit/uploads', language);
  }

  async open(variant: 'tm' | 'spm', hash = ''): Promise<void> {
    await this.page.goto(`/pages/base/pc_drive_${variant}/index.html${hash}`);
    await this.search.waitFor();
  }
  text(id: string, values: Record<string, string> = {}): string {
    return Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, value),
      this.words.text(id),
    );
  }
  get search(): Locator {
    return this.page.getByRole('searchbox', { name: this.text('drive.list.search') });
  }
  get rows(): Locator {
    return this.page.locator('[role=grid] [data-row]');
  }
  row(name: string): Locator {
    return this.rows.filter({ hasText: name });
  }
  button(id: string): Locator {
    return this.page.getByRole('button', { name: this.text(id), exact: true });
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }
  /** A command in the menu of a row. */
  async command(name: string, command: string): Promise<void> {
    await this.page
      .getByRole('button', { name: this.text('drive.list.actions', { name }), exact: true })
      .click();
    await this.page
      .getByRole('menuitem', { name: this.text(`drive.command.${command}`), exact: true })
      .click();
  }
  /** Opens a place at the left, or in the choice where there is no room for it. */
  async place(name: string | RegExp): Promise<void> {
    const choice = this.page.getByRole('combobox', { name: this.text('drive.space.label') });
    if (await choice.isVisible()) {
      const value = await choice.locator('option').filter({ hasText: name }).first().getAttribute('value');
      await choice.selectOption(value);
    } else
      await this.page
        .getByRole('navigation', { name: this.text('drive.space.label') })
        .getByRole('button', { name })
        .first()
        .click();
  }
  async createFolder(name: string): Promise<void> {
    await this.button('drive.name.create').first().click();
    await this.dialog.getByRole('textbox').fill(name);
    await this.dialog.getByRole('button', { name: this.text('drive.name.save'), exact: true }).click();
    await this.row(name).waitFor();
  }
  /** The input behind the button that uploads. */
  get input(): Locator {
    return this.picker('files').first();
  }
  picker(what: 'files' | 'folder' | 'camera'): Locator {
    return this.page.locator(`input[type=file][aria-label="${this.kit.text(`kit.upload.${what}`)}"]`);
  }
  get chosen(): Locator {
    return this.page.locator('[role=grid] [aria-selected=true]');
  }
  async openFolder(name: string): Promise<void> {
    await this.row(name).getByRole('button', { name, exact: true }).click();
  }
  /** The bytes that the user gets by the command that saves. */
  async save(name: string): Promise<Buffer> {
    const saving = this.page.waitForEvent('download');
    await this.command(name, 'download');
    return readFile(await (await saving).path());
  }
  async closeDialog(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toHaveCount(0);
  }
}
