/** Address of the shell's own modules on every portal. */
export const shellEntry = '/assets/shell/remoteEntry.js';

/** Libraries of which the page has one copy, that of the shell. */
export const sharedLibraries = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'jotai',
  '@tanstack/react-query',
  'react-intl',
  'luxon',
] as const;

/** What apps import from the shell, as `shell/<door>`. */
export const shellDoors = [
  'session',
  'request',
  'header',
  'ui',
  'kit',
  'app',
  'permissions',
  'apps',
] as const;

/** Name of the chunk with the module that an app exposes, and of its group: all that loads beside it. */
export const appGroup = 'app';

/** File names of catalogues: `messages/<language>.json`. */
export const catalogueFile = /[\\/]messages[\\/]([A-Za-z-]+)\.json$/;
