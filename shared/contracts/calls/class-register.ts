import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  attendanceStatusSchema,
  classRegisterFields,
  classRegisterSchema,
  clockedPupilSchema,
  registerClassSchema,
} from '../entities/class-register.ts';
import { wireOf } from '../fields/field-table.ts';
import { flagFromText, idSchema, nothing, optionalText, trimmedText } from '../text-values.ts';
import { faceImage } from './face-image.ts';

/** More than a class has. */
const maxPupils = 300;

const ofClass = {
  gradeName: optionalText(32),
  className: trimmedText(32),
  /** `YYYY-MM-DD`, where the school is. */
  day: v.pipe(v.string(), v.isoDate()),
};

export const classList = defineCall({
  name: 'uaa.face.class_list',
  method: 'GET',
  path: '/api/uaa/face/class/list',
  effect: 'read',
  needs: ['teacher', 'admin:classes'],
  encoding: 'none',
  payload: nothing,
  answer: v.array(registerClassSchema),
  summary: 'The classes whose registers a teacher may keep; those that she kept last come first.',
  source: 'portal',
});

export const classRegister = defineCall({
  name: 'uaa.face.class_register',
  method: 'GET',
  path: '/api/uaa/face/class/register',
  effect: 'read',
  needs: ['teacher', 'admin:classes'],
  payload: v.object(ofClass),
  answer: classRegisterSchema,
  summary: 'Who of a class is present, late, missing or excused on a day.',
  source: 'portal',
});

export const classStart = defineCall({
  name: 'uaa.face.class_start',
  method: 'POST',
  path: '/api/uaa/face/class/start',
  effect: 'change',
  needs: ['teacher', 'admin:classes'],
  payload: v.object({ ...ofClass, ...wireOf(classRegisterFields) }),
  answer: classRegisterSchema,
  summary: 'Begins the register of a class for a day, or changes when its lesson begins.',
  source: 'portal',
});

export const classMark = defineCall({
  name: 'uaa.face.class_mark',
  method: 'POST',
  path: '/api/uaa/face/class/mark',
  effect: 'change',
  needs: ['teacher', 'admin:classes'],
  encoding: 'json',
  payload: v.object({
    registerId: idSchema,
    userIds: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(maxPupils)),
    status: attendanceStatusSchema,
  }),
  answer: classRegisterSchema,
  summary: 'Marks pupils of a register by hand.',
  source: 'portal',
});

export const classClocking = defineCall({
  name: 'uaa.face.class_clocking',
  method: 'POST',
  path: '/api/uaa/face/class/clocking',
  effect: 'change',
  needs: ['teacher', 'admin:classes'],
  upload: true,
  payload: v.object({ registerId: idSchema, faceImage, noIntercept: v.optional(flagFromText, true) }),
  answer: clockedPupilSchema,
  intercepted: false,
  summary: 'Finds the pupil of a class before the camera and marks her; the picture is not kept.',
  source: 'portal',
});
