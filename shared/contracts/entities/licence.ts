import * as v from 'valibot';

/** What people call a service; without a name its code is shown. */
const serviceNames = {
  serviceName: v.optional(v.nullable(v.string()), null),
  serviceEnName: v.optional(v.nullable(v.string()), null),
};

/** A licence of a unit for one service. */
export const licenceSchema = v.object({
  unitId: v.string(),
  unitName: v.string(),
  unitEnName: v.nullable(v.string()),
  serverId: v.string(),
  ...serviceNames,
  /** Epoch milliseconds; null never ends. */
  endTime: v.nullable(v.number()),
  /** How many people it is for; null for everybody. */
  seats: v.nullable(v.number()),
  used: v.number(),
  /** False when the record came in damaged, so that nobody can say whether it holds. */
  isReadable: v.boolean(),
});
export type Licence = v.InferOutput<typeof licenceSchema>;

/** A module of the own unit: a service with the apps that it carries. */
export const insideModuleSchema = v.object({
  serverId: v.string(),
  isLicensed: v.boolean(),
  apps: v.array(v.object({ code: v.string(), name: v.string(), englishName: v.nullable(v.string()) })),
});

/** What became of a licence: granted by an administrator, or renewed by a key. */
export const licenceChangeSchema = v.object({
  id: v.string(),
  unitId: v.string(),
  unitName: v.string(),
  unitEnName: v.nullable(v.string()),
  serverId: v.string(),
  ...serviceNames,
  /** Epoch milliseconds. */
  at: v.number(),
  /** Who did it; null where the account is gone. */
  userName: v.nullable(v.string()),
  endBefore: v.nullable(v.number()),
  endTime: v.nullable(v.number()),
  seats: v.nullable(v.number()),
  byKey: v.boolean(),
});
export type LicenceChange = v.InferOutput<typeof licenceChangeSchema>;
