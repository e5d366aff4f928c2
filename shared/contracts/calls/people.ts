import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  keptPersonSchema,
  personFields,
  personSchema,
  schoolClassSchema,
  userStatusSchema,
} from '../entities/person.ts';
import { wireOf } from '../fields/field-table.ts';
import {
  flagFromText,
  idSchema,
  nothing,
  numberFromText,
  optionalText,
  pictureSchema,
} from '../text-values.ts';

/** Any of these has a task for which people must be found. */
const peopleReaders = ['base:list', 'admin:sessions'] as const;

const revision = numberFromText;
const userType = v.optional(personFields.userType.wire);

/** Whether a class that does not exist yet may be founded; without it, such a class is refused as a slip. */
const createClass = v.optional(flagFromText, false);

/** A password that is shown once. */
const firstPassword = v.object({ user: personSchema, password: v.string() });

export const peopleList = defineCall({
  name: 'base.people.list',
  method: 'GET',
  path: '/api/base/people/users',
  effect: 'read',
  needs: peopleReaders,
  payload: v.object({
    /** In a bureau, also one of its schools, of which its administrators alone are listed. Empty is the own unit. */
    unitId: optionalText(64),
    keyword: optionalText(64),
    /** Exactly this class; both empty means any. */
    gradeName: optionalText(32),
    className: optionalText(32),
    userType,
    userStatus: v.optional(userStatusSchema),
    /** Pages count from 1. */
    page: v.optional(numberFromText, 1),
    size: v.optional(numberFromText, 30),
  }),
  answer: v.object({
    list: v.array(keptPersonSchema),
    total: v.number(),
    pages: v.number(),
    page: v.number(),
  }),
  summary: 'A page of the users of the own unit, or of the administrators of a school of the bureau.',
  source: 'portal',
});

export const peopleClasses = defineCall({
  name: 'base.people.classes',
  method: 'GET',
  path: '/api/base/people/classes',
  effect: 'read',
  needs: peopleReaders,
  encoding: 'none',
  payload: nothing,
  answer: v.array(schoolClassSchema),
  summary: 'The open classes of the own unit, and the grades whose pupils are in no class.',
  source: 'portal',
});

export const peopleGet = defineCall({
  name: 'base.people.get',
  method: 'GET',
  path: '/api/base/people/user/get',
  effect: 'read',
  needs: peopleReaders,
  payload: v.object({ userId: idSchema }),
  answer: keptPersonSchema,
  summary: 'A user of the own unit, or an administrator of a school of the bureau.',
  source: 'portal',
});

export const peopleCreate = defineCall({
  name: 'base.people.create',
  method: 'POST',
  path: '/api/base/people/user/create',
  effect: 'change',
  needs: 'base:import',
  payload: v.object({ ...wireOf(personFields), createClass }),
  answer: firstPassword,
  summary: 'Creates a user with a first password, shown once.',
  source: 'portal',
});

export const peopleUpdate = defineCall({
  name: 'base.people.update',
  method: 'POST',
  path: '/api/base/people/user/update',
  effect: 'change',
  needs: 'admin:people.edit',
  payload: v.object({ userId: idSchema, revision, ...wireOf(personFields), createClass }),
  answer: personSchema,
  summary:
    'Changes a user who holds no more than the caller; refused with `conflict` when somebody else changed it first.',
  source: 'portal',
});

export const peopleSetStatus = defineCall({
  name: 'base.people.set_status',
  method: 'POST',
  path: '/api/base/people/user/set_status',
  effect: 'change',
  needs: 'admin:people.edit',
  payload: v.object({ userId: idSchema, revision, userStatus: userStatusSchema }),
  answer: personSchema,
  summary: 'Enables or disables a user; disabling ends the sessions of the user at once.',
  source: 'portal',
});

export const peopleResetPassword = defineCall({
  name: 'base.people.reset_password',
  method: 'POST',
  path: '/api/base/people/user/reset_password',
  effect: 'change',
  needs: 'base:reset-pwd',
  payload: v.object({ userId: idSchema, revision }),
  answer: firstPassword,
  summary: 'Gives a user a new first password, shown once, and ends the sessions of the user.',
  source: 'portal',
});

export const peopleSetPicture = defineCall({
  name: 'base.people.set_picture',
  method: 'POST',
  path: '/api/base/people/user/set_picture',
  effect: 'change',
  needs: 'admin:people.edit',
  upload: true,
  encoding: 'json',
  payload: v.object({ userId: idSchema, picture: pictureSchema }),
  answer: personSchema,
  summary:
    'Sets the picture of a user, who is told. The revision stays, since nothing of the form is changed.',
  source: 'portal',
});

export const peopleRemovePicture = defineCall({
  name: 'base.people.remove_picture',
  method: 'POST',
  path: '/api/base/people/user/remove_picture',
  effect: 'change',
  needs: 'admin:people.edit',
  payload: v.object({ userId: idSchema }),
  answer: personSchema,
  summary:
    'Removes the picture of a user, who is told. The revision stays, since nothing of the form is changed.',
  source: 'portal',
});
