/** What follows once the failure to load some code has been shown. */
const followers = new WeakMap<Error, (() => void)[]>();

/** Calls back when a boundary has shown this failure: until then React may draw its cause again. */
export function onBoundaryShown(failure: Error, act: () => void): void {
  followers.set(failure, [...(followers.get(failure) ?? []), act]);
}

/** @returns whether it was code that could not be loaded, which a network that is back may heal */
export function noteCaught(failure: Error): boolean {
  const acts = followers.get(failure) ?? [];
  for (const act of acts) act();
  return acts.length > 0;
}
