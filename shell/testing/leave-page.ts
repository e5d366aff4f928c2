import { afterAll, beforeAll } from 'vitest';

/**
 * Test files of pages share the modules that they load, which takes a tenth of the time. What a browser ends with a page ends here with its
 * test file: timers, and what the tab has stored. A view that is still there would be the next file's first one.
 */
const timers = new Set<ReturnType<typeof setTimeout>>();
const { setTimeout: startTimeout, setInterval: startInterval } = globalThis;

beforeAll(() => {
  globalThis.setTimeout = Object.assign(
    (...args: Parameters<typeof startTimeout>) => remember(startTimeout(...args)),
    startTimeout,
  );
  globalThis.setInterval = Object.assign(
    (...args: Parameters<typeof startInterval>) => remember(startInterval(...args)),
    startInterval,
  );
});

afterAll(() => {
  globalThis.setTimeout = startTimeout;
  globalThis.setInterval = startInterval;
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  localStorage.clear();
  sessionStorage.clear();
  const hasView = document.querySelector('main') !== null;
  document.body.replaceChildren();
  if (hasView) throw new Error('A mounted view is left in the page: remove it after the test');
});

function remember<Timer extends ReturnType<typeof setTimeout>>(timer: Timer): Timer {
  timers.add(timer);
  return timer;
}
