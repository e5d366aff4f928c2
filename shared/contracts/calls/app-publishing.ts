import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { appCodeSchema } from '../entities/app-code.ts';
import { releaseVersionSchema } from '../entities/app-manifest.ts';
import { appReleaseSchema, releaseChannelSchema, releasedAppSchema } from '../entities/app-release.ts';
import { optionalText } from '../text-values.ts';

/**
 * Calls of the command line. They carry `Authorization: PortalKey keyId="…", signature="…"`: Ed25519 by a registered key over
 * `publishMessageOf`. They have no session.
 */
const fromCommandLine = { caller: 'machine', audience: 'public', intercepted: false } as const;

/** What a publisher key signs: the purpose, and the sha-256 of the body in hex. */
export function publishMessageOf(purpose: 'release' | 'order', sha256: string): string {
  return `portal-${purpose}-v1\n${sha256}`;
}

export const appPublishUpload = defineCall({
  name: 'base.app_publish.upload',
  method: 'POST',
  path: '/api/base/app_publish/upload',
  effect: 'change',
  encoding: 'json',
  /** The body is the archive itself, `application/zip`. */
  payload: v.unknown(),
  answer: appReleaseSchema,
  summary: 'Uploads a signed archive from the command line; the same archive again is a success too.',
  source: 'portal',
  ...fromCommandLine,
});

export const appPublishOrder = defineCall({
  name: 'base.app_publish.order',
  method: 'POST',
  path: '/api/base/app_publish/order',
  effect: 'change',
  encoding: 'json',
  payload: v.object({
    /**
     * `release` points a channel to a version; `promote` makes what a unit tries stable for all, or for it alone; `rollback`
     * points a channel to the version before; `status` changes nothing.
     */
    action: v.picklist(['release', 'promote', 'rollback', 'status']),
    code: appCodeSchema,
    channel: v.optional(releaseChannelSchema, 'stable'),
    /** Empty is every unit without a pointer of its own. */
    unitId: optionalText(64),
    version: v.optional(v.union([releaseVersionSchema, v.literal('')]), ''),
    /** Epoch ms; refused when it is five minutes off. */
    createdAt: v.number(),
    /** Random text: an order counts once. */
    nonce: v.pipe(v.string(), v.minLength(16), v.maxLength(64)),
  }),
  answer: releasedAppSchema,
  summary: 'Moves pointers from the command line, or says where they stand.',
  source: 'portal',
  ...fromCommandLine,
});
