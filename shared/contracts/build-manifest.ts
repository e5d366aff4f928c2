import * as v from 'valibot';
import { registryEntrySchema } from './remote-manifest.ts';

/** Header of proxied answers: the build that is deployed now, by which open pages notice that they are older. */
export const buildHeader = 'x-portal-build';

const files = v.array(v.pipe(v.string(), v.startsWith('/assets/')));

/** What the build tells the BFF, in `dist/build.json`. */
export const buildManifestSchema = v.object({
  /** Short hash over all emitted files: the version of the browser code. */
  build: v.string(),
  shell: v.object({
    /** Module script that starts the shell. */
    entry: v.pipe(v.string(), v.startsWith('/assets/')),
    /** Every file the first paint needs beside the entry; the BFF writes them as modulepreload. */
    preload: files,
    /** Chinese messages of the shell, preloaded on Chinese pages only. */
    preloadChinese: files,
    /** English messages of the shell, preloaded on English pages only. */
    preloadEnglish: files,
  }),
  remotes: v.array(registryEntrySchema),
});
export type BuildManifest = v.InferOutput<typeof buildManifestSchema>;
