import * as v from 'valibot';
import { userTypeSchema } from './entities/session-user.ts';
import { bilingualSchema } from './language.ts';

/**
 * What a remote declares as data, before any of its code is loaded. Lives in `remotes/<name>/manifest.ts`; the build
 * copies it into the registry.
 */
export const remoteManifestSchema = v.object({
  /** Folder and federation name, kebab-case. */
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  /** App code of the specification, the `{code}` of page addresses. */
  code: v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]*$/)),
  /** Name of the app in both languages. */
  names: bilingualSchema,
  /** Version of the remote, as semver. */
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  /** Oldest platform that the remote works with. */
  minServerVersion: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  /** Own addresses besides `{root}/{serverId}/pc_{code}_{tm|spm}/index.html`, as exact paths. */
  paths: v.array(v.pipe(v.string(), v.startsWith('/'))),
  audience: v.object({
    /** False opens the remote to visitors who have not signed in. */
    signedIn: v.boolean(),
    /** User types that may open it; empty means all. */
    userTypes: v.array(userTypeSchema),
  }),
  /** `plain` pages bring their own frame, `framed` pages stand under the header. */
  frame: v.picklist(['plain', 'framed']),
});
export type RemoteManifest = v.InferOutput<typeof remoteManifestSchema>;

/** An entry of `/bff/remotes.json` and of the registry in the boot data. */
export const registryEntrySchema = v.object({
  ...remoteManifestSchema.entries,
  /** Same-origin address of the federation entry, `/assets/<name>/remoteEntry.js?v=<hash>`. */
  entry: v.pipe(v.string(), v.startsWith('/')),
  /** Subresource integrity of the entry, `sha384-…`. */
  integrity: v.pipe(v.string(), v.startsWith('sha384-')),
  /** Script files to preload when the remote is likely to open next. */
  preload: v.array(v.pipe(v.string(), v.startsWith('/'))),
  /** Files that English pages need besides. */
  preloadEnglish: v.array(v.pipe(v.string(), v.startsWith('/'))),
});
export type RegistryEntry = v.InferOutput<typeof registryEntrySchema>;
