import * as v from 'valibot';
import { idSchema } from '../text-values.ts';
import { userTypeSchema } from './session-user.ts';

/** 'enabled' may sign in, 'disabled' may not. */
export const userStatusSchema = v.picklist(['enabled', 'disabled']);
export type UserStatus = v.InferOutput<typeof userStatusSchema>;

/** A user of the administrator's own unit, as the people app shows it. */
export const personSchema = v.object({
  userId: idSchema,
  loginName: v.string(),
  realName: v.string(),
  userType: userTypeSchema,
  sex: v.optional(v.nullable(v.string()), null),
  phone: v.optional(v.nullable(v.string()), null),
  email: v.optional(v.nullable(v.string()), null),
  gradeName: v.optional(v.nullable(v.string()), null),
  className: v.optional(v.nullable(v.string()), null),
  /** Address of the picture. */
  avatar: v.optional(v.nullable(v.string()), null),
  userStatus: userStatusSchema,
  /** Grows with each change; an update must name the one it started from. */
  revision: v.number(),
  /** ISO 8601, UTC. */
  updatedAt: v.string(),
});
export type Person = v.InferOutput<typeof personSchema>;

/** A class of a unit, with how many people are in it. Either name may be empty, not both. */
export const schoolClassSchema = v.object({
  gradeName: v.string(),
  className: v.string(),
  people: v.number(),
});
export type SchoolClass = v.InferOutput<typeof schoolClassSchema>;
