import { createSharedValue } from '../shared-value/index.ts';

/** The front door: the server knows from there which home is whose. */
const home = createSharedValue('/');

/** Where a signed-in user starts. */
export function homePath(): string {
  return home.get();
}

/** Called once it is known who is signed in. */
export function setHomePath(path: string): void {
  home.set(path);
}
