import { compileMessages } from '#shared/compiled-messages';

/** Turns a file of ICU messages into a file of parsed ones. */
function messagesLoader(source: string): string {
  return JSON.stringify(compileMessages(JSON.parse(source)));
}

// biome-ignore lint/style/noDefaultExport: the compiler looks for the default export of a loader
export default messagesLoader;
