import type { Configuration } from '@rspack/core';

/** What every page loads: the start of the shell and the doors that even the login page opens. */
const startChunks = [
  'bootstrap',
  ...['session', 'request', 'ui'].map((door) => `__federation_expose_${door}`),
];

/** How the shell is cut into files: the start stands in one, and doors that need the same modules carry no copies of them. */
export const shellChunks: NonNullable<Exclude<Configuration['optimization'], undefined>['splitChunks']> = {
  chunks: 'all',
  cacheGroups: {
    // Every page needs all of these; in one file none of them comes twice.
    libraries: {
      name: 'libraries',
      enforce: true,
      priority: 30,
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-intl|@formatjs|intl-messageformat)[\\/]/,
    },
    // What the doors for forms and lists share with the components that they are made of comes once.
    controls: {
      name: 'controls',
      enforce: true,
      priority: 10,
      minChunks: 2,
      chunks: (chunk) => ['kit', 'app'].some((door) => chunk.name === `__federation_expose_${door}`),
    },
    app: {
      name: 'app',
      enforce: true,
      priority: 5,
      chunks: (chunk) => ['__federation_expose_app', 'feedback'].includes(chunk.name ?? ''),
      test: (module, { chunkGraph }) =>
        chunkGraph.getModuleChunks(module).some((chunk) => chunk.name === '__federation_expose_app'),
    },
    // A library that one part alone needs comes in one file with it: each file weighs on the login page, which lists them all.
    whole: {
      name: (_module: unknown, chunks: { name?: string | undefined }[]) => chunks[0]?.name ?? 'whole',
      enforce: true,
      priority: 3,
      chunks: (chunk) => ['pinyin', 'plot'].includes(chunk.name ?? ''),
    },
    start: {
      name: 'start',
      enforce: true,
      priority: 20,
      chunks: (chunk) => chunk.name === 'bootstrap' || (chunk.name ?? '').startsWith('__federation_expose_'),
      test: (module, { chunkGraph }) =>
        chunkGraph.getModuleChunks(module).some((chunk) => startChunks.includes(chunk.name ?? '')),
    },
  },
};
