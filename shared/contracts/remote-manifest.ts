import * as v from 'valibot';
import { localizedSchema } from '#shared/language';
import type { applicationConfigSchema } from './application-config.ts';
import { userTypeSchema } from './entities/session-user.ts';
import type { Need } from './needs.ts';
import type { RemoteSlots } from './remote-slots.ts';

/** A path on this origin: `//host` and `/\\host` would name another server. */
const ownPath = v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\\?#\s]*$/));

/** The address of a script of the build; an entry has the digest of its content as its query. */
const assetPath = v.pipe(v.string(), v.startsWith('/assets/'));

const semver = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/));

type DeclaredConfig = Partial<v.InferInput<typeof applicationConfigSchema>>;

/** The build has checked these by schemas of their own, which the login page does not carry. */
const declaredConfig: v.GenericSchema<unknown, DeclaredConfig> = v.any();
const declaredSlots: v.GenericSchema<unknown, RemoteSlots> = v.any();
const declaredNeeds: v.GenericSchema<unknown, readonly Need[]> = v.any();

/**
 * What a remote declares as data, before any of its code is loaded. Lives in `remotes/<name>/manifest.ts`; the build
 * copies it into the registry.
 */
export const remoteManifestSchema = v.object({
  /** Folder and federation name, kebab-case. */
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  /** App code of the specification, the `{code}` of page addresses. */
  code: v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]*$/)),
  /** The service that the app belongs to: the `{serverId}` of page addresses, and what its licence is asked for. Default `base`. */
  serverId: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]{0,63}$/))),
  /** Name of the app in both languages. */
  names: localizedSchema,
  /** Version of the remote, as semver. */
  version: semver,
  /** Oldest platform that the remote works with. */
  minServerVersion: semver,
  /** Own addresses besides `{root}/{serverId}/pc_{code}_{tm|spm}/index.html`, as exact paths. An app page among them names its own service. */
  paths: v.array(ownPath),
  /** Whole segments that make a path its own wherever they stand in it (D-09). Default none. */
  segments: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\w-]+$/)))),
  audience: v.object({
    /** False opens the remote to visitors who have not signed in. */
    signedIn: v.boolean(),
    /** User types that may open it; empty means all. */
    userTypes: v.array(userTypeSchema),
    /**
     * A user of such a type opens it who meets any of these (`needsSchema`): the needs of the calls that its page depends on. The shell
     * asks, the build checks the words. Default none.
     */
    needs: v.optional(declaredNeeds),
  }),
  /** Parts of the portal that it is nothing without: where one is off, the remote does not exist. Default none. */
  needs: v.optional(v.array(v.picklist(['openid-provider', 'demo']))),
  /** `plain` pages bring their own frame, `framed` pages stand under the header. */
  frame: v.picklist(['plain', 'framed']),
  /** What the server draws of the page before any of its code is there: `apps` are the user's. Default grey shapes. */
  firstFrame: v.optional(v.literal('apps')),
  /**
   * What differs from the defaults of the application configuration (`applicationConfigSchema`); its codes are `code` unless
   * it says so. The build and the start of the app check it; the registry passes it on. Default nothing.
   */
  config: v.optional(declaredConfig),
  /** Places of the shell that the remote fills (`remoteSlotsSchema`). The build checks it. Default none. */
  slots: v.optional(declaredSlots),
});
export type RemoteManifest = v.InferOutput<typeof remoteManifestSchema>;

/** The service that an app belongs to. */
export function serverIdOf({ serverId = 'base' }: Pick<RemoteManifest, 'serverId'>): string {
  return serverId;
}

/** Of an app that came as an archive: what the shell checks before it loads its code, and which pointer chose this version. */
export interface ReleaseMark {
  /** Range of the shell's interface that the app needs. */
  shellApi: string;
  channel: 'stable' | 'next' | 'override';
}
const releaseMark: v.GenericSchema<unknown, ReleaseMark> = v.any();

/** An entry of `/bff/remotes.json` and of the registry in the boot data. */
export const registryEntrySchema = v.object({
  ...remoteManifestSchema.entries,
  /** Same-origin address of the federation entry, `/assets/<name>/remoteEntry.js?v=<hash>`. */
  entry: assetPath,
  /** Script files to preload when the remote is likely to open next. */
  preload: v.array(assetPath),
  /** Files that pages need besides, by language; none where its words come with the code. */
  preloadWords: v.record(v.string(), v.array(assetPath)),
  /** Left out for apps that come with the portal. */
  release: v.optional(releaseMark),
});
export type RegistryEntry = v.InferOutput<typeof registryEntrySchema>;
