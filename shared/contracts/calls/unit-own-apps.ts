import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { appCodeSchema } from '../entities/app-code.ts';
import { userTypeSchema } from '../entities/session-user.ts';
import { numberFromText, optionalText } from '../text-values.ts';
import { userTypes } from '../user-types.ts';

/** The kinds that an administrator adds by a form. */
export const ownAppKinds = ['link', 'frame', 'oidc'] as const;
export type OwnAppKind = (typeof ownAppKinds)[number];

/** Apps that one unit may have of its own. */
export const maxOwnApps = 100;

/** The unit that is meant: in a bureau, also one of its schools. Empty is the own unit. */
const unitId = optionalText(64);
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20), v.regex(/^[^\p{C}]*$/u));

/** What an administrator enters about an app of her unit. */
const fields = {
  kind: v.picklist(ownAppKinds),
  name,
  /** Empty: the Chinese name stands in English too. */
  englishName: v.pipe(v.string(), v.trim(), v.maxLength(40), v.regex(/^[^\p{C}]*$/u)),
  /** Full address. Of a client the page that it opens; empty for its own choice. */
  address: optionalText(2100),
  /** The registered client, of an app of the kind `oidc`. */
  clientId: optionalText(128),
  /** Code of a group of the catalogue. */
  groupCode: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** Whom it is for. */
  userTypes: v.pipe(v.array(userTypeSchema), v.minLength(1), v.maxLength(userTypes.length)),
};

export const ownAppSchema = v.object({
  code: appCodeSchema,
  kind: v.picklist(ownAppKinds),
  name: v.string(),
  englishName: v.string(),
  address: v.string(),
  clientId: v.string(),
  groupCode: v.string(),
  userTypes: v.array(userTypeSchema),
  /** Grows with each change; a change must name the one it started from. */
  revision: v.number(),
});
export type OwnApp = v.InferOutput<typeof ownAppSchema>;

export const unitOwnAppList = defineCall({
  name: 'base.unit_own_apps.list',
  method: 'GET',
  path: '/api/base/unit_own_apps/list',
  effect: 'read',
  needs: 'admin:apps',
  payload: v.object({ unitId }),
  answer: v.object({
    apps: v.array(ownAppSchema),
    groups: v.array(v.object({ code: v.string(), name: v.string(), englishName: v.nullable(v.string()) })),
    /** Active clients that sign users of the unit in by themselves. */
    clients: v.array(v.object({ clientId: v.string(), name: v.string(), englishName: v.string() })),
  }),
  summary: 'The links, frames and clients that the administrators of a unit put on its desktops.',
  source: 'portal',
});

export const unitOwnAppSave = defineCall({
  name: 'base.unit_own_apps.save',
  method: 'POST',
  path: '/api/base/unit_own_apps/save',
  effect: 'change',
  needs: 'admin:apps',
  encoding: 'json',
  payload: v.object({
    unitId,
    /** Empty adds an app. */
    code: v.union([v.literal(''), appCodeSchema]),
    revision: numberFromText,
    ...fields,
  }),
  answer: ownAppSchema,
  summary: 'Adds a link, a frame or a client to the desktops of a unit, or changes one.',
  source: 'portal',
});

export const unitOwnAppRemove = defineCall({
  name: 'base.unit_own_apps.remove',
  method: 'POST',
  path: '/api/base/unit_own_apps/remove',
  effect: 'change',
  needs: 'admin:apps',
  payload: v.object({ unitId, code: appCodeSchema }),
  answer: v.null(),
  summary: 'Takes an app that a unit added off its desktops for good.',
  source: 'portal',
});
