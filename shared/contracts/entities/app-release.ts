import * as v from 'valibot';
import { localizedSchema } from '#shared/language';
import { appCodeSchema } from './app-code.ts';
import { appManifestSchema, releaseVersionSchema } from './app-manifest.ts';
import { userTypeSchema } from './session-user.ts';

export const releaseStates = ['uploaded', 'approved', 'withdrawn'] as const;
export type ReleaseState = (typeof releaseStates)[number];

/** `next` is for units that try a release before it is `stable` for all. */
export const releaseChannels = ['stable', 'next'] as const;
export const releaseChannelSchema = v.picklist(releaseChannels);
export type ReleaseChannel = v.InferOutput<typeof releaseChannelSchema>;

/** `shipped` apps come with the portal's build, `uploaded` ones as archives. */
export const releaseOrigins = ['shipped', 'uploaded'] as const;

/** One version of an app. Nothing of it changes but its state. */
export const appReleaseSchema = v.object({
  code: appCodeSchema,
  version: releaseVersionSchema,
  names: localizedSchema,
  origin: v.picklist(releaseOrigins),
  state: v.picklist(releaseStates),
  /** Range of the shell's interface that it needs; empty for shipped apps. */
  shellApi: v.string(),
  minServerVersion: v.string(),
  /** Sha-256 of the archive, hex; empty for shipped apps. */
  digest: v.string(),
  /** Bytes of the archive. */
  size: v.number(),
  /** Program scopes that its service asks for. */
  scopes: v.array(v.string()),
  hasService: v.boolean(),
  /** Who uploaded it, and by which key; null for shipped apps. */
  publisher: v.nullable(
    v.object({ userId: v.string(), realName: v.string(), unitId: v.string(), keyName: v.string() }),
  ),
  /** Why it was withdrawn. */
  note: v.nullable(v.string()),
  /** ISO 8601, UTC. */
  uploadedAt: v.string(),
  decidedAt: v.nullable(v.string()),
});
export type AppRelease = v.InferOutput<typeof appReleaseSchema>;

/** Which version the users of a unit get; `unitId` null is every unit without a pointer of its own. */
export const appChannelSchema = v.object({
  unitId: v.nullable(v.string()),
  unitName: v.nullable(v.string()),
  unitEnName: v.nullable(v.string()),
  channel: releaseChannelSchema,
  version: releaseVersionSchema,
  /** Where one press of "roll back" leads; null where there is nothing before. */
  previousVersion: v.nullable(releaseVersionSchema),
  changedAt: v.string(),
  /** Whether the caller may move it. */
  isOpen: v.boolean(),
});
export type AppChannel = v.InferOutput<typeof appChannelSchema>;

/** An app with all that was released of it. */
export const releasedAppSchema = v.object({
  code: appCodeSchema,
  names: localizedSchema,
  origin: v.picklist(releaseOrigins),
  channels: v.array(appChannelSchema),
  /** The newest first. */
  releases: v.array(appReleaseSchema),
  /** Whether the caller may approve and withdraw. */
  mayDecide: v.boolean(),
  /** Whether the caller may move the pointer of all units. */
  mayReleaseToAll: v.boolean(),
});
export type ReleasedApp = v.InferOutput<typeof releasedAppSchema>;

/** A file of a release, and what its content must be. */
const releaseFileSchema = v.object({
  path: v.string(),
  /** Base64, as in an `integrity` attribute without the name of the algorithm. */
  sha384: v.string(),
  size: v.number(),
});

/** Places of the shell that an app may fill. */
export const releaseSlots = ['userMenu', 'desktopCard', 'todayCards', 'sections'] as const;

/** A release as somebody reads it who decides about it. */
export const releaseDetailsSchema = v.object({
  release: appReleaseSchema,
  /** The unit of its publisher; null for shipped apps. */
  publisherUnit: v.nullable(v.object({ name: v.string(), enName: v.nullable(v.string()) })),
  /** Federation name. */
  name: v.string(),
  /** The service whose licence it needs. */
  serverId: v.string(),
  /** Whom it is for; empty is everybody. */
  userTypes: v.array(userTypeSchema),
  /** Nodes of its menu, by which roles get rights in it, in their order. */
  codes: v.array(
    v.object({
      code: v.string(),
      names: v.object({ 'zh-CN': v.string(), en: v.string() }),
      kind: v.picklist(['group', 'menu', 'button']),
    }),
  ),
  slots: v.array(v.picklist(releaseSlots)),
  files: v.array(v.object({ path: v.string(), size: v.number() })),
});
export type ReleaseDetails = v.InferOutput<typeof releaseDetailsSchema>;

/**
 * What the BFF knows of released apps: every release that a pointer names, all pointers, and the addresses of services.
 * Answered at `/internal/apps`, which browsers never reach.
 */
export const appSnapshotSchema = v.object({
  releases: v.array(
    v.object({
      manifest: appManifestSchema,
      files: v.array(releaseFileSchema),
    }),
  ),
  channels: v.array(
    v.object({
      code: v.string(),
      unitId: v.nullable(v.string()),
      channel: releaseChannelSchema,
      version: v.string(),
    }),
  ),
  services: v.array(
    v.object({
      code: v.string(),
      /** Address of the app's own server, without a slash at its end. */
      address: v.string(),
      /** Until its answer begins, ms. */
      timeoutMs: v.number(),
    }),
  ),
});
export type AppSnapshot = v.InferOutput<typeof appSnapshotSchema>;
