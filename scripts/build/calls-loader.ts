import { leaveOutLanguageNames, leaveOutServerFields } from './leave-out-server-fields.ts';

/** Takes out of a file what pages would carry along unread. */
function serverFieldsLoader(this: { readonly resourcePath: string }, source: string): string {
  return this.resourcePath.endsWith('languages.ts')
    ? leaveOutLanguageNames(source)
    : leaveOutServerFields(source);
}

// biome-ignore lint/style/noDefaultExport: the compiler looks for the default export of a loader
export default serverFieldsLoader;
