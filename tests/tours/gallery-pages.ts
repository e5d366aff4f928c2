import { expect, type Page } from '@playwright/test';

/** Opens the page of each component of the gallery in turn, without a new load, and gives its name. */
export async function* goToEach(page: Page): AsyncGenerator<string> {
  await page.goto('/gallery');
  const links = page.locator('main section a');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(50);
  for (const address of addresses) {
    const name = address.split('/').at(-1) ?? '';
    await page.evaluate((hash) => {
      location.hash = hash;
    }, address);
    await waitForExample(page, name);
    yield name;
  }
}

/** Waits until the page of a component is there, with its example, its properties and its code. Asked at each frame, as there are many. */
export async function waitForExample(page: Page, name: string): Promise<void> {
  await page.waitForFunction(isThere, name);
}

/** Runs in the page. */
function isThere(name: string): boolean {
  const main = document.querySelector('main');
  return (
    main?.querySelector('h1')?.textContent === name &&
    main.querySelector(`[data-example="${name}"] > *`)?.checkVisibility() === true &&
    main.querySelector('pre') !== null &&
    main.querySelector('section > [aria-busy=true]') === null
  );
}
