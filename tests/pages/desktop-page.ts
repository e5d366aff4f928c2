import type { Locator, Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';

/** The desktop with the apps of the user. */
export class DesktopPage {
  readonly words;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = wordsOf('remotes/desktop', language);
  }

  get groups(): Locator {
    return this.page.getByRole('main').getByRole('region');
  }
  group(name: string): Locator {
    return this.page.getByRole('main').getByRole('region', { name });
  }
  /** The column of the day, where the window has room for it. */
  get today(): Locator {
    return this.page.getByRole('complementary', {
      name: this.words.text('desktop.today.label'),
      exact: true,
    });
  }
  /** A card of the column, by its heading. */
  todayCard(name: string): Locator {
    return this.today.getByRole('group', { name, exact: true });
  }
  /** The tile of an app; its accessible name starts with the name of the app. */
  app(name: string | RegExp): Locator {
    return this.groups.getByRole('link', { name });
  }
  get apps(): Locator {
    return this.groups.getByRole('link');
  }

  get arrangeButton(): Locator {
    return this.page.getByRole('button', { name: this.words.text('desktop.arrange.button'), exact: true });
  }
  get arrangeDone(): Locator {
    return this.page.getByRole('button', { name: this.words.text('desktop.arrange.done'), exact: true });
  }
  /** The row of apps that the user has marked. */
  get favourites(): Locator {
    return this.page.getByRole('group', { name: this.words.text('desktop.quick.favourites'), exact: true });
  }

  /** The row of apps that the user opened last. */
  get recent(): Locator {
    return this.page.getByRole('group', { name: this.words.text('desktop.quick.recent'), exact: true });
  }

  /** Opens the desktop and waits for its apps. */
  async open(): Promise<void> {
    await this.page.goto('/desktop/home');
    await this.apps.first().waitFor();
  }
}
