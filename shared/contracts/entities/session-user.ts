import * as v from 'valibot';
import { idSchema } from '../text-values.ts';

/** 1 student, 2 teacher, 3 parent, 4 unit administrator (specification 0§6). */
export const userTypes = [1, 2, 3, 4] as const;
export type UserType = (typeof userTypes)[number];
export const userTypeSchema = v.picklist(userTypes);

/** 1 area unit (education bureau), 2 school unit (specification 0§6). */
export const unitTypeSchema = v.picklist([1, 2]);
export type UnitType = v.InferOutput<typeof unitTypeSchema>;

/** What `GET /api/uaa/oauth/me` answers about the signed-in user (specification 0§3). */
export const sessionUserSchema = v.object({
  userId: idSchema,
  userType: userTypeSchema,
  unitId: idSchema,
  unitType: v.optional(unitTypeSchema, 2),
  realName: v.string(),
  loginName: v.string(),
  avatar: v.optional(v.nullable(v.string()), null),
  sex: v.optional(v.nullable(v.string()), null),
  unitName: v.string(),
  unitEnName: v.optional(v.nullable(v.string()), null),
  unitStatus: v.optional(v.string(), 'enabled'),
  userStatus: v.optional(v.string(), 'enabled'),
  superman: v.optional(v.boolean(), false),
  /** An opaque short-lived handle, empty unless an app asks for one. */
  accessToken: v.optional(v.string(), ''),
  /** A JSON string: a list whose entries carry `campusId`. */
  campusUnits: v.optional(v.nullable(v.string()), null),
  /** `area` for area units, `pages` otherwise; the first segment of app pages. */
  deployPath: v.optional(v.string(), 'pages'),
  isOAM: v.optional(v.boolean(), false),
});
export type SessionUser = v.InferOutput<typeof sessionUserSchema>;

const campusSchema = v.looseObject({ campusId: v.string(), name: v.optional(v.string(), '') });
export type Campus = v.InferOutput<typeof campusSchema>;

/** Parses `campusUnits`; anything unreadable is an empty list. */
export const parseCampusUnits = (campusUnits: string | null | undefined): Campus[] => {
  if (!campusUnits) return [];
  try {
    const parsed = v.safeParse(v.array(campusSchema), JSON.parse(campusUnits));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
};
