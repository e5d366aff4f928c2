import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { appCodeSchema } from '../entities/app-code.ts';
import { releaseVersionSchema } from '../entities/app-manifest.ts';
import {
  appReleaseSchema,
  releaseChannelSchema,
  releaseDetailsSchema,
  releasedAppSchema,
} from '../entities/app-release.ts';
import { idSchema, nothing, optionalText } from '../text-values.ts';

/** The unit that is meant; empty is every unit without a pointer of its own. */
const unitId = optionalText(64);
const release = { code: appCodeSchema, version: releaseVersionSchema };

export const appReleaseList = defineCall({
  name: 'base.app_release.list',
  method: 'GET',
  path: '/api/base/app_release/list',
  effect: 'read',
  needs: 'kept',
  payload: v.object({
    /** `mine`: apps that the caller or her unit published; `decide`: all that an administrator decides about. */
    view: v.optional(v.picklist(['mine', 'decide']), 'mine'),
  }),
  answer: v.object({
    apps: v.array(releasedAppSchema),
    /** The shell's interface that runs here. */
    shellApi: v.string(),
    /** Units for which the caller may set a pointer. */
    units: v.array(
      v.object({
        unitId: idSchema,
        name: v.string(),
        enName: v.nullable(v.string()),
        isSandbox: v.boolean(),
      }),
    ),
  }),
  summary: 'Apps with their releases and pointers, as far as the caller may see them.',
  source: 'portal',
});

export const appReleaseGet = defineCall({
  name: 'base.app_release.get',
  method: 'GET',
  path: '/api/base/app_release/get',
  effect: 'read',
  needs: 'kept',
  payload: v.object(release),
  answer: releaseDetailsSchema,
  summary:
    'One release with its files and what it asks for, as an administrator reads it before she decides.',
  source: 'portal',
});

export const appReleaseUpload = defineCall({
  name: 'base.app_release.upload',
  method: 'POST',
  path: '/api/base/app_release/upload',
  effect: 'change',
  needs: 'kept',
  encoding: 'multipart',
  payload: v.object({
    /** The archive. */
    file: v.unknown(),
    /** What `pack` wrote beside it: JSON with `keyId` and `signature`. */
    signature: v.pipe(v.string(), v.maxLength(1000)),
  }),
  answer: appReleaseSchema,
  summary: 'Uploads a signed archive as a new release; the same archive again is a success too.',
  source: 'portal',
});

export const appReleaseDecide = defineCall({
  name: 'base.app_release.decide',
  method: 'POST',
  path: '/api/base/app_release/decide',
  effect: 'change',
  needs: 'kept',
  payload: v.object({
    ...release,
    decision: v.picklist(['approve', 'withdraw']),
    /** Why; of `withdraw`. Users of the app read it. */
    note: optionalText(200),
  }),
  answer: appReleaseSchema,
  summary: 'An administrator approves a release, or withdraws it from all units at once.',
  source: 'portal',
});

export const appReleaseMove = defineCall({
  name: 'base.app_release.move',
  method: 'POST',
  path: '/api/base/app_release/move',
  effect: 'change',
  needs: 'kept',
  payload: v.object({
    code: appCodeSchema,
    unitId,
    channel: releaseChannelSchema,
    /** Empty takes the pointer away, where another one remains. */
    version: v.optional(v.union([releaseVersionSchema, v.literal('')]), ''),
    /** The version that the caller saw there; empty for none. A pointer that somebody else moved is a `conflict`. */
    from: v.optional(v.union([releaseVersionSchema, v.literal('')]), ''),
  }),
  answer: releasedAppSchema,
  summary: 'Moves the pointer of a channel to another version, forward or back.',
  source: 'portal',
});

export const appReleasePromote = defineCall({
  name: 'base.app_release.promote',
  method: 'POST',
  path: '/api/base/app_release/promote',
  effect: 'change',
  needs: 'kept',
  payload: v.object({
    ...release,
    /** Where it becomes stable. */
    unitId,
  }),
  answer: releasedAppSchema,
  summary: 'Makes a version that is tried stable, and ends the trial where it did so.',
  source: 'portal',
});

/** A key by which archives are signed. */
export const publisherKeySchema = v.object({
  keyId: idSchema,
  name: v.string(),
  /** Raw Ed25519 public key, base64. */
  publicKey: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
});
export type PublisherKey = v.InferOutput<typeof publisherKeySchema>;

export const appKeyList = defineCall({
  name: 'base.app_key.list',
  method: 'GET',
  path: '/api/base/app_key/list',
  effect: 'read',
  needs: 'kept',
  encoding: 'none',
  payload: nothing,
  answer: v.array(publisherKeySchema),
  summary: 'The own publisher keys that count.',
  source: 'portal',
});

export const appKeyAdd = defineCall({
  name: 'base.app_key.add',
  method: 'POST',
  path: '/api/base/app_key/add',
  effect: 'change',
  needs: 'kept',
  payload: v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    publicKey: v.pipe(v.string(), v.trim(), v.maxLength(100)),
  }),
  answer: publisherKeySchema,
  summary: 'Registers the public half of a publisher key; what it signs counts as the caller’s.',
  source: 'portal',
});

export const appKeyRemove = defineCall({
  name: 'base.app_key.remove',
  method: 'POST',
  path: '/api/base/app_key/remove',
  effect: 'change',
  needs: 'kept',
  payload: v.object({ keyId: idSchema }),
  answer: v.null(),
  summary: 'Ends a publisher key; releases that it signed stay.',
  source: 'portal',
});
