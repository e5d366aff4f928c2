import * as v from 'valibot';
import { registryEntrySchema } from './remote-manifest.ts';

const files = v.array(v.pipe(v.string(), v.startsWith('/assets/')));

/** The details that the build gives the BFF, in `dist/build.json`. */
export const buildManifestSchema = v.object({
  /** Short hash over all emitted files: the version of the browser code. */
  build: v.string(),
  shell: v.object({
    /** Module script that starts the shell. */
    entry: v.pipe(v.string(), v.startsWith('/assets/')),
    /** Every file the first paint needs beside the entry; the BFF writes them as modulepreload. */
    preload: files,
    /** Messages of the shell by language, preloaded on pages in it. */
    preloadWords: v.record(v.string(), files),
    /** What pages of apps from outside need besides: the frame, and every door that such an app may import. */
    appPreload: v.optional(files),
    /** Libraries that apps have from the shell, with their versions. */
    shared: v.optional(v.record(v.string(), v.string())),
  }),
  remotes: v.array(registryEntrySchema),
});
export type BuildManifest = v.InferOutput<typeof buildManifestSchema>;
