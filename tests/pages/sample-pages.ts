import type { Locator, Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { type Words, wordsOf } from '../fixtures/words.ts';

/** A page of a sample, found by the words of its own catalogue. */
class SamplePage {
  readonly words: Words;
  readonly page: Page;
  readonly address: string;

  constructor(page: Page, words: Words, address: string) {
    this.page = page;
    this.words = words;
    this.address = address;
  }

  button(id: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name: this.words.text(id), exact: true });
  }
  tab(id: string): Locator {
    return this.page.getByRole('tab', { name: this.words.text(id), exact: true });
  }
  field(id: string, within: Page | Locator = this.page): Locator {
    return within.getByLabel(this.words.text(id), { exact: true });
  }
  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }
  async open(hash = ''): Promise<void> {
    await this.page.goto(`${this.address}${hash}`);
    // Also below a dialog, where nothing has a role.
    await this.page.locator('h1').waitFor();
  }
}

/** The weeks of classes and teachers. */
export class TimetablePage extends SamplePage {
  constructor(page: Page, language: Language) {
    super(page, wordsOf('samples/timetable/src', language), '/pages/edu/pc_tt_all/index.html');
  }
  get importDialog(): Locator {
    return this.page.getByRole('dialog', { name: this.words.text('timetable.import.title'), exact: true });
  }
  /** The lessons of a day, in the table of a wide window and in the list of a narrow one. */
  async showDay(day: number): Promise<void> {
    const tab = this.tab(`timetable.week.day${day}`);
    if (await tab.isVisible()) await tab.click();
  }
}

/** Requests for leave. */
export class LeavePage extends SamplePage {
  constructor(page: Page, language: Language) {
    super(page, wordsOf('samples/leave/src', language), '/pages/base/pc_leave_all/index.html');
  }
  get askDialog(): Locator {
    return this.page.getByRole('dialog', { name: this.words.text('leave.ask.title'), exact: true });
  }
  /** A request by its reason. */
  request(reason: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: reason });
  }
  /** A button of a request; its name begins with its word, and says whom it is about. */
  action(reason: string, id: string): Locator {
    return this.request(reason).getByRole('button', { name: new RegExp(`^${this.words.text(id)}`) });
  }
}
