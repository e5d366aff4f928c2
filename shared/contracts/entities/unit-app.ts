import * as v from 'valibot';
import { flagFromText, idSchema } from '../text-values.ts';
import { userTypes } from '../user-types.ts';
import { appCodeSchema } from './app-code.ts';
import { appKindSchema } from './app-kind.ts';
import { userTypeSchema } from './session-user.ts';

/** Classes and roles that one app may name. */
export const maxAudience = 500;

/** A role code, such as `XX_SYS_`. */
const roleCode = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64));

/**
 * Whom a unit means an app for, among those whom the catalogue allows. Roles open it for whoever holds one. Classes narrow the pupils
 * and parents among the user types.
 */
const audience = {
  /** The unit names nobody: everybody whom the catalogue allows. */
  isForEverybody: flagFromText,
  userTypes: v.pipe(v.array(userTypeSchema), v.maxLength(userTypes.length)),
  roles: v.pipe(v.array(roleCode), v.maxLength(maxAudience)),
  /** Ids of classes; a grade is all of its classes. */
  classIds: v.pipe(v.array(idSchema), v.maxLength(maxAudience)),
};

/** What a unit decides about an app of the catalogue. */
export const unitAppSettingsSchema = v.object({
  isOpen: flagFromText,
  /** Nobody hides the tile. */
  isLocked: flagFromText,
  ...audience,
});
export type UnitAppSettings = v.InferOutput<typeof unitAppSettingsSchema>;

export const licenceStates = ['valid', 'ended', 'missing', 'unreadable'] as const;

/** An app of the catalogue, as the administrators of a unit see it. */
export const unitAppSchema = v.object({
  code: appCodeSchema,
  name: v.string(),
  englishName: v.nullable(v.string()),
  imgPath: v.nullable(v.string()),
  /** How it opens. */
  kind: v.optional(appKindSchema, 'remote'),
  /** Whether administrators of the unit added it, who may change and remove it. */
  isOwn: v.optional(v.boolean(), false),
  /** The service whose licence the app needs. */
  serverId: v.string(),
  /** The user types that the catalogue allows; the unit cannot add one. */
  allowedUserTypes: v.array(userTypeSchema),
  ...unitAppSettingsSchema.entries,
  licence: v.object({
    state: v.picklist(licenceStates),
    /** Epoch milliseconds; null never ends. */
    endTime: v.nullable(v.number()),
  }),
  requests: v.object({
    people: v.number(),
    /** Names of those who asked last, ten at most. */
    names: v.array(v.string()),
  }),
  /** How often it was opened in each of the last twelve weeks, the oldest first. */
  opened: v.array(v.number()),
  /** 0 while the unit has decided nothing about the app. */
  revision: v.number(),
  /** Whether the unit is kept by the app, and somebody there holds more than the caller, who decides nothing about it then. */
  holdsMore: v.optional(v.boolean(), false),
});
export type UnitApp = v.InferOutput<typeof unitAppSchema>;

/** A group of the catalogue in the order of the unit. */
export const unitAppGroupSchema = v.object({
  code: v.string(),
  name: v.string(),
  englishName: v.nullable(v.string()),
  apps: v.array(unitAppSchema),
});
export type UnitAppGroup = v.InferOutput<typeof unitAppGroupSchema>;

/** An open class that an app may be meant for. */
export const pickedClassSchema = v.object({
  classId: v.string(),
  gradeName: v.string(),
  className: v.string(),
});
export type PickedClass = v.InferOutput<typeof pickedClassSchema>;

export const unitAppsSchema = v.object({
  groups: v.array(unitAppGroupSchema),
  /** The open classes of the unit, in the order of schools; and closed ones that an app still names. */
  classes: v.array(pickedClassSchema),
  /** Role codes that people of the unit hold, and those that an app names. */
  roles: v.array(v.string()),
});
export type UnitApps = v.InferOutput<typeof unitAppsSchema>;
