import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { personSchema, userStatusSchema } from '../entities/person.ts';
import { userTypeSchema } from '../entities/session-user.ts';
import { idSchema, numberFromText } from '../text-values.ts';

const optionalText = (max: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max)), '');
const revision = numberFromText;
const userType = v.pipe(numberFromText, userTypeSchema);

/** What an administrator may enter about a person; the platform checks formats and answers field errors. */
export const personFieldsSchema = v.object({
  loginName: v.pipe(v.string(), v.trim(), v.maxLength(64)),
  realName: v.pipe(v.string(), v.trim(), v.maxLength(64)),
  userType,
  sex: optionalText(8),
  phone: optionalText(32),
  email: optionalText(128),
  gradeName: optionalText(32),
  className: optionalText(32),
});
export type PersonFields = v.InferOutput<typeof personFieldsSchema>;

/** A password that is shown to the administrator once. */
const firstPassword = v.object({ user: personSchema, password: v.string() });

export const peopleList = defineCall({
  name: 'base.people.list',
  method: 'GET',
  path: '/api/base/people/users',
  payload: v.object({
    keyword: optionalText(64),
    userType: v.optional(userType),
    userStatus: v.optional(userStatusSchema),
    /** Pages count from 1. */
    page: v.optional(numberFromText, 1),
    size: v.optional(numberFromText, 30),
  }),
  answer: v.object({ list: v.array(personSchema), total: v.number(), pages: v.number(), page: v.number() }),
  summary: "A page of the users of the administrator's own unit.",
  source: 'portal',
});

export const peopleGet = defineCall({
  name: 'base.people.get',
  method: 'GET',
  path: '/api/base/people/user/get',
  payload: v.object({ userId: idSchema }),
  answer: personSchema,
  summary: "A user of the administrator's own unit.",
  source: 'portal',
});

export const peopleCreate = defineCall({
  name: 'base.people.create',
  method: 'POST',
  path: '/api/base/people/user/create',
  payload: personFieldsSchema,
  answer: firstPassword,
  summary: 'Creates a user with a first password, shown once.',
  source: 'portal',
});

export const peopleUpdate = defineCall({
  name: 'base.people.update',
  method: 'POST',
  path: '/api/base/people/user/update',
  payload: v.object({ userId: idSchema, revision, ...personFieldsSchema.entries }),
  answer: personSchema,
  summary: 'Changes a user; refused with `conflict` when somebody else changed it first.',
  source: 'portal',
});

export const peopleSetStatus = defineCall({
  name: 'base.people.set_status',
  method: 'POST',
  path: '/api/base/people/user/set_status',
  payload: v.object({ userId: idSchema, revision, userStatus: userStatusSchema }),
  answer: personSchema,
  summary: 'Enables or disables a user; disabling ends the sessions of the user at once.',
  source: 'portal',
});

export const peopleResetPassword = defineCall({
  name: 'base.people.reset_password',
  method: 'POST',
  path: '/api/base/people/user/reset_password',
  payload: v.object({ userId: idSchema, revision }),
  answer: firstPassword,
  summary: 'Gives a user a new first password, shown once, and ends the sessions of the user.',
  source: 'portal',
});
