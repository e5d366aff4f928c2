import type { Locator, Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';

/** The apps around every page: the row in the header or the bar at the left, on phones behind a button of the bar below. */
export class AppMenu {
  readonly words;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = wordsOf('shell/frame/header', language);
  }

  get menu(): Locator {
    return this.page.getByRole('navigation', { name: this.words.text('header.apps.menu'), exact: true });
  }
  /** The apps of the row, or of the collapsed bar. */
  get items(): Locator {
    return this.menu.getByRole('link');
  }
  /** Opens the panel with all that has no room, on phones with all. */
  get more(): Locator {
    const label = this.words.text('header.apps.label');
    return this.page.getByRole('button', { name: label, exact: true }).filter({ visible: true });
  }
  get panel(): Locator {
    return this.page.getByRole('region', { name: this.words.text('header.apps.label'), exact: true });
  }
  /** Names of the apps in the panel that have no room in the row; those used before stand above them, whatever the row shows. */
  async namesOfRest(): Promise<string[]> {
    const recent = this.page.getByRole('group', { name: this.words.text('header.apps.recent'), exact: true });
    const names = await this.panel.getByRole('link').allTextContents();
    const used = await this.panel.locator(recent).getByRole('link').allTextContents();
    return names.slice(used.length);
  }
  /** Opens the search from the panel. */
  get search(): Locator {
    const name = this.words.text('header.search.label');
    return this.panel.getByRole('button', { name, exact: true });
  }
  button(id: string): Locator {
    return this.page.getByRole('button', { name: this.words.text(id), exact: true });
  }
}
