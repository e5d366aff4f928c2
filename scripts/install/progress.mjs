const EVERY_MS = 10_000;

/**
 * Says every ten seconds that something is still going on, so that nobody takes it for hung.
 * @param {string} doing such as `building`
 */
export function sayProgress(doing) {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  const timer = setInterval(() => console.log(`  still ${doing} (${seconds()} s) …`), EVERY_MS);
  return { seconds, stop: () => clearInterval(timer) };
}
