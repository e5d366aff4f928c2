import { createSharedValue } from '../shared-value/index.ts';

/** The front door: the server knows from there which home is whose. */
const home = createSharedValue('/');

/** Where a signed-in user starts. */
export const homePath = (): string => home.get();

/** Told once it is known who is signed in. */
export const setHomePath = (path: string): void => home.set(path);
