import { expect, type Locator, type Page } from '@playwright/test';

/** Runs in the page: what is wrong with the focus; undefined where it can be seen on something. */
function findFault(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nothing has the focus';
  const tag = focused.outerHTML.match(/^<[^>]*>/)?.[0] ?? '';
  const rect = focused.getBoundingClientRect();
  // Boxes to tick and radio buttons are small and hidden under what stands for them.
  const stand = focused.closest('label') ?? focused;
  const isMarked = [focused, ...stand.querySelectorAll('*'), stand].some((each) => {
    // The ring of a row is drawn around all of it, by what fills the row.
    return [getComputedStyle(each), getComputedStyle(each, '::after')].some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
    );
  });
  // Regions and dialogs take the focus to be read, not to be pressed.
  const isControl = focused.matches(
    'a, button, input, select, textarea, summary, [role=tab], [role=menuitem]',
  );
  // Of a date, the browser marks the part that has it.
  const isDate = focused.matches('[type=date], [type=datetime-local]');
  if (isControl && !isDate && !isMarked) return `the focus cannot be seen: ${tag}`;
  const isInWindow = rect.bottom > 0 && rect.top < innerHeight && rect.right > 0 && rect.left < innerWidth;
  return isInWindow ? undefined : `the focus is out of the window: ${tag}`;
}

/** Somebody who has nothing but a keyboard, and looks where the focus is after each key. */
export class KeyboardUser {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The focus is on something, and can be seen. */
  async seesFocus(): Promise<void> {
    await expect.poll(() => this.page.evaluate(findFault)).toBeUndefined();
  }

  async presses(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  async types(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Goes forward, or backward, until something has the focus. */
  async goesTo(target: Locator, key: 'Tab' | 'Shift+Tab' | `Arrow${string}` = 'Tab'): Promise<void> {
    await target.waitFor({ state: 'attached' });
    const most = 150;
    for (let step = 0; step < most; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.presses(key);
      await this.seesFocus();
    }
    throw new Error(`${most} times ${key} do not lead to ${target}`);
  }

  async activates(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.goesTo(target);
    await this.presses(key);
  }

  /** Takes the place of what a field holds. */
  async fills(field: Locator, text: string): Promise<void> {
    await this.goesTo(field);
    await this.presses('ControlOrMeta+a');
    await this.types(text);
  }

  /** Closes what lies on top, and is back where it was opened. */
  async closesBackTo(dialog: Locator, opener: Locator): Promise<void> {
    await this.presses('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await this.seesFocus();
  }
}
