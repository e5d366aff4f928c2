import { showStartFailure } from './boot/index.ts';

// The federation needs one asynchronous step before shared libraries can be imported.
import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx')
  .then(({ start }) => start())
  .catch((error: unknown) => showStartFailure(String(error)));
