import * as v from 'valibot';
import { localizedSchema } from '#shared/language';
import { applicationConfigSchema } from '../application-config.ts';
import { hasNoNeeds, remoteSlotsSchema } from '../remote-slots.ts';
import { appCodeSchema } from './app-code.ts';
import { userTypeSchema } from './session-user.ts';

/** Semantic version without a pre-release. */
export const releaseVersionSchema = v.pipe(v.string(), v.maxLength(32), v.regex(/^\d+\.\d+\.\d+$/));

/** A path inside the archive of a release: relative, plain segments, never upwards. */
export const releasePathSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.[a-z0-9]+$/),
);

/** Files of a release beside its manifest may have these endings. */
export const releaseFileTypes = ['js', 'css', 'svg', 'png', 'webp', 'woff2', 'json'] as const;

/** Bytes of an archive, and of all that it unpacks to. */
export const releaseLimits = {
  archiveBytes: 5 * 1024 * 1024,
  unpackedBytes: 20 * 1024 * 1024,
  files: 500,
} as const;

/** A node of the menu of an app, by which roles get rights in it. */
export interface AppPermission {
  code: string;
  names: { 'zh-CN': string; en: string };
  /** `menu` leads to a page of the app, `button` is a right inside it. */
  kind: 'group' | 'menu' | 'button';
  /** Hash route of a `menu`, such as `#/list`. */
  route?: string | undefined;
  children?: AppPermission[] | undefined;
}

const permissionSchema: v.GenericSchema<unknown, AppPermission> = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)),
  names: v.strictObject({
    'zh-CN': v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
    en: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  }),
  kind: v.picklist(['group', 'menu', 'button']),
  route: v.optional(v.pipe(v.string(), v.regex(/^#\/[^\\\s]{0,200}$/))),
  children: v.optional(v.array(v.lazy(() => permissionSchema))),
});

/** A hidden or misspelt field is a mistake of its author: nothing unknown passes. */
const configSchema = v.strictObject(v.partial(applicationConfigSchema).entries);

/**
 * What an app from outside declares, as `portal.json` at the root of its archive. `pack` writes it from
 * `portal.config.json` and the build; the portal checks every field again.
 */
export const appManifestSchema = v.strictObject({
  format: v.literal(1),
  /** Federation name, kebab-case, of one app alone. */
  name: v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z][a-z0-9-]*$/)),
  code: appCodeSchema,
  names: localizedSchema,
  version: releaseVersionSchema,
  /** Range of the shell's interface that it needs, such as `^1.0.0`. */
  shellApi: v.pipe(v.string(), v.maxLength(40), v.regex(/^[\^~]?\d+\.\d+\.\d+$/)),
  /** Oldest platform that it works with. Default any. */
  minServerVersion: v.optional(releaseVersionSchema, '0.0.0'),
  /** The service whose licence it needs. Default `base`, which every unit has. */
  serverId: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]{0,63}$/)), 'base'),
  audience: v.strictObject({ userTypes: v.pipe(v.array(userTypeSchema), v.maxLength(4)) }),
  config: v.optional(configSchema),
  slots: v.optional(v.pipe(remoteSlotsSchema, v.check(hasNoNeeds, 'no needs: those are for the portal'))),
  /** Where its tile stands, and how it looks; a tile that is there already stays as it is. */
  tile: v.optional(
    v.strictObject({
      /** Code of a group of the catalogue. */
      group: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
      shortNames: v.optional(localizedSchema),
      /** A picture of the archive. */
      icon: v.optional(releasePathSchema),
    }),
  ),
  permissions: v.optional(v.pipe(v.array(permissionSchema), v.maxLength(100))),
  /** Whether it calls a service of its own below `/api/x/{code}`. Default no. */
  service: v.optional(v.boolean(), false),
  /** Program scopes that its service asks the administrators for. Default none. */
  scopes: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(32)), []),
  /** Federation entry in the archive. */
  entry: releasePathSchema,
  /** Files that its first page needs. */
  preload: v.pipe(v.array(releasePathSchema), v.maxLength(100)),
  /** Files with its words, by language. */
  preloadWords: v.record(v.string(), v.pipe(v.array(releasePathSchema), v.maxLength(20))),
});
export type AppManifest = v.InferOutput<typeof appManifestSchema>;
