export { AboutEntries } from './about-entries.tsx';
export { AboutHost } from './about-host.tsx';
export { helpHref } from './help-href.ts';
export { openDialog } from './open-dialog.ts';
