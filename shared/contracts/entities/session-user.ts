import * as v from 'valibot';
import { languageSchema } from '#shared/language';
import { secondSteps } from '../pending-step.ts';
import { idSchema } from '../text-values.ts';
import { unitTypeCodes, unitTypes, userTypes } from '../user-types.ts';
import { closedAppSchema } from './closed-app.ts';

export const userTypeSchema = v.picklist(userTypes);
export const unitTypeSchema = v.picklist(unitTypes);

/** What `GET /api/uaa/oauth/me` answers about the signed-in user (X03). */
export const sessionUserSchema = v.object({
  userId: idSchema,
  userType: userTypeSchema,
  unitId: idSchema,
  unitType: v.optional(unitTypeSchema, unitTypeCodes.school),
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
  /** What the user chose for all devices; null where nothing was chosen, or what was is none of ours. */
  language: v.optional(v.fallback(v.nullable(languageSchema), null), null),
  /** The password is one that somebody else set: until the user has chosen another, nothing else is answered. */
  mustChangePassword: v.optional(v.boolean(), false),
  /** What the sign-in still lacks; until then nothing else is answered. */
  secondStep: v.optional(v.nullable(v.picklist(secondSteps)), null),
  /** Apps that the user's unit keeps from her (ADR 121): their addresses do not open. Default none. */
  closedApps: v.optional(v.array(closedAppSchema), []),
});
export type SessionUser = v.InferOutput<typeof sessionUserSchema>;

const campusSchema = v.looseObject({ campusId: v.string(), name: v.optional(v.string(), '') });
export type Campus = v.InferOutput<typeof campusSchema>;

/** Parses `campusUnits`; anything unreadable is an empty list. */
export function parseCampusUnits(campusUnits: string | null | undefined): Campus[] {
  if (!campusUnits) return [];
  try {
    const parsed = v.safeParse(v.array(campusSchema), JSON.parse(campusUnits));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}
