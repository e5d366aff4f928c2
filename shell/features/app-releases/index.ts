/** Apps from outside while a page is open: newer versions, withdrawn ones, and what one session has from elsewhere. */
export { fitsShell } from './fits-shell.ts';
export { OverrideHost } from './override-host.tsx';
export { useNewerVersion, useWithdrawn, type WithdrawnApp } from './release-state.ts';
export { fetchRevision, renewRegistry, renewRegistryNow } from './renew-registry.ts';
export { WithdrawnHost } from './withdrawn-host.tsx';
