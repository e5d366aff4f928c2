import type { Page } from '@playwright/test';

/** Scrolls what is scrolled at the given place for a while; frames per second as the browser painted them. */
export function measureScrolling(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    ({ selector: within, duration }) =>
      new Promise<number>((resolve) => {
        const inside = document.querySelector(within);
        const scrolled =
          inside && inside.scrollHeight > inside.clientHeight ? inside : document.documentElement;
        const start = performance.now();
        let frames = 0;
        const step = (now: number): void => {
          frames += 1;
          const end = scrolled.scrollHeight - scrolled.clientHeight;
          // There and back, as a person who looks for something.
          scrolled.scrollTop = Math.abs((((now - start) * 1.5) % (2 * end)) - end);
          if (now - start < duration) requestAnimationFrame(step);
          else resolve((frames * 1_000) / (now - start));
        };
        requestAnimationFrame(step);
      }),
    { selector, duration: 3_000 },
  );
}
