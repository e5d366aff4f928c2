import { showStartFailure } from './core/boot/index.ts';

const notice = '/old-browser.js';

/** The newest of what the code of the portal asks of a browser; the server's notice says which versions have it. */
const isNewEnough = 'toSorted' in Array.prototype;

// The federation needs one asynchronous step before shared libraries can be imported.
const begin = isNewEnough
  ? import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx').then(({ start }) => start())
  : import(/* webpackIgnore: true */ notice);
begin.catch((error: unknown) => showStartFailure(String(error)));
