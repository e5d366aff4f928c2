import type { Locator } from '@playwright/test';
import type { BenchContext } from './context.ts';

/**
 * Scrolls for a while what this one stands in: a part of the page, or all of it. Frames per second as the browser painted them.
 * @throws Error when it does not move
 */
export function measureScrolling(
  inside: Locator,
  { isQuick }: Pick<BenchContext, 'isQuick'>,
): Promise<number> {
  return inside.evaluate(scrollAround, isQuick ? 300 : 3_000);
}

/** Runs in the page. */
function scrollAround(inside: Element, duration: number): Promise<number> {
  const canScroll = (each: Element): boolean =>
    each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY);
  let scrolled: Element = inside;
  while (scrolled.parentElement && !canScroll(scrolled)) scrolled = scrolled.parentElement;
  const before = inside.getBoundingClientRect().top;
  scrolled.scrollTop = scrolled.scrollHeight;
  if (inside.getBoundingClientRect().top === before)
    return Promise.reject(
      new Error('nothing scrolls: the list is too short, or another part of the page holds it'),
    );
  return new Promise((resolve) => {
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
  });
}
