import { type ExampleEntry, toEntry } from '../example-entry.ts';
import { keysOf } from '../keys.ts';

/** Examples of `shell/app`, in the order of their names. */
export const appExamples: readonly ExampleEntry[] = [
  toEntry(['FormDialog'], {
    load: () => import('./form-dialog.tsx'),
    readCode: () => import('./form-dialog.tsx?raw'),
    keys: keysOf.form,
  }),
  toEntry(['FormView', 'FormField', 'FormNotice', 'SaveButton', 'parseTexts', 'useForm'], {
    load: () => import('./form-view.tsx'),
    readCode: () => import('./form-view.tsx?raw'),
    keys: keysOf.form,
  }),
  toEntry(['LoadFailure'], {
    load: () => import('./load-failure.tsx'),
    readCode: () => import('./load-failure.tsx?raw'),
    keys: keysOf.button,
  }),
  toEntry(['QueryView'], {
    load: () => import('./query-view.tsx'),
    readCode: () => import('./query-view.tsx?raw'),
  }),
  toEntry(['useHashQuery'], {
    load: () => import('./use-hash-query.tsx'),
    readCode: () => import('./use-hash-query.tsx?raw'),
    keys: keysOf.search,
  }),
];
