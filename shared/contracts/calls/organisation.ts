import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  classDetailsSchema,
  classFields,
  classStatusSchema,
  listedClassSchema,
  maxTeaching,
  subjectLimit,
} from '../entities/class-fields.ts';
import { schoolYearFields, schoolYearSchema } from '../entities/school-year.ts';
import { wireOf } from '../fields/field-table.ts';
import { flagFromText, idSchema, numberFromText, optionalText, trimmedText } from '../text-values.ts';

/** The unit that is meant: in a bureau, also one of its schools. Empty is the own unit. */
const unitId = optionalText(64);
const revision = numberFromText;

export const organisationClasses = defineCall({
  name: 'base.organisation.classes',
  method: 'GET',
  path: '/api/base/organisation/classes',
  effect: 'read',
  needs: ['admin:classes', 'teacher'],
  payload: v.object({
    unitId,
    /** Found inside grade and class, or at the beginning of a reading of them. */
    keyword: optionalText(64),
    /** Exactly this grade; empty means any. */
    gradeName: optionalText(32),
    status: v.optional(classStatusSchema),
    /** Pages count from 1. */
    page: v.optional(numberFromText, 1),
    size: v.optional(numberFromText, 30),
  }),
  answer: v.object({
    list: v.array(listedClassSchema),
    total: v.number(),
    pages: v.number(),
    page: v.number(),
  }),
  summary: 'A page of the classes of a unit; of a teacher, the classes that she teaches.',
  source: 'portal',
});

export const organisationClass = defineCall({
  name: 'base.organisation.class',
  method: 'GET',
  path: '/api/base/organisation/class/get',
  effect: 'read',
  needs: ['admin:classes', 'teacher'],
  payload: v.object({ unitId, classId: idSchema }),
  answer: classDetailsSchema,
  summary: 'A class with who teaches in it; a teacher reads those that she teaches.',
  source: 'portal',
});

export const organisationClassCreate = defineCall({
  name: 'base.organisation.class_create',
  method: 'POST',
  path: '/api/base/organisation/class/create',
  effect: 'change',
  needs: 'admin:classes',
  payload: v.object({ unitId, ...wireOf(classFields) }),
  answer: classDetailsSchema,
  summary: 'Creates a class; refused with `conflict` where an open one has its names.',
  source: 'portal',
});

export const organisationClassUpdate = defineCall({
  name: 'base.organisation.class_update',
  method: 'POST',
  path: '/api/base/organisation/class/update',
  effect: 'change',
  needs: 'admin:classes',
  payload: v.object({ unitId, classId: idSchema, revision, ...wireOf(classFields) }),
  answer: classDetailsSchema,
  summary: 'Renames or moves an open class; its people, registers and files follow in the same transaction.',
  source: 'portal',
});

export const organisationClassSetStatus = defineCall({
  name: 'base.organisation.class_set_status',
  method: 'POST',
  path: '/api/base/organisation/class/set_status',
  effect: 'change',
  needs: 'admin:classes',
  payload: v.object({ unitId, classId: idSchema, revision, status: classStatusSchema }),
  answer: classDetailsSchema,
  summary: 'Closes a class that nobody is in any more, or opens it again.',
  source: 'portal',
});

export const organisationClassSetTeachers = defineCall({
  name: 'base.organisation.class_set_teachers',
  method: 'POST',
  path: '/api/base/organisation/class/set_teachers',
  effect: 'change',
  needs: 'admin:classes',
  encoding: 'json',
  payload: v.object({
    unitId,
    classId: idSchema,
    revision,
    teaching: v.pipe(
      v.array(v.object({ userId: idSchema, subject: trimmedText(subjectLimit), isHead: flagFromText })),
      v.maxLength(maxTeaching),
    ),
  }),
  answer: classDetailsSchema,
  summary: 'Says who teaches which subject in a class, and who is its head teacher.',
  source: 'portal',
});

export const organisationTeachers = defineCall({
  name: 'base.organisation.teachers',
  method: 'GET',
  path: '/api/base/organisation/teachers',
  effect: 'read',
  needs: 'admin:classes',
  payload: v.object({ unitId, keyword: optionalText(64) }),
  answer: v.array(v.object({ userId: idSchema, realName: v.string(), loginName: v.string() })),
  summary: 'The first enabled teachers of a unit whose name, reading or login name fits.',
  source: 'portal',
});

export const organisationOptions = defineCall({
  name: 'base.organisation.options',
  method: 'GET',
  path: '/api/base/organisation/options',
  effect: 'read',
  needs: 'admin:classes',
  payload: v.object({ unitId }),
  answer: v.object({
    /** Of open and closed classes, in the order of the list. */
    grades: v.array(v.string()),
    /** Names may have two languages, as `中文/English`. */
    campuses: v.array(v.object({ campusId: v.string(), name: v.string() })),
  }),
  summary: 'What a class of a unit is filtered by and may be moved to.',
  source: 'portal',
});

export const organisationYears = defineCall({
  name: 'base.organisation.years',
  method: 'GET',
  path: '/api/base/organisation/years',
  effect: 'read',
  needs: ['admin:years', 'admin:classes'],
  payload: v.object({ unitId }),
  answer: v.array(schoolYearSchema),
  summary: 'The school years of a unit, the latest first.',
  source: 'portal',
});

export const organisationYearSave = defineCall({
  name: 'base.organisation.year_save',
  method: 'POST',
  path: '/api/base/organisation/year/save',
  effect: 'change',
  needs: 'admin:years',
  payload: v.object({
    unitId,
    /** Empty for a new year. */
    yearId: optionalText(64),
    /** Of a new year, anything. */
    revision: v.optional(numberFromText, 0),
    ...wireOf(schoolYearFields),
  }),
  answer: schoolYearSchema,
  summary:
    'Saves a school year; the first one of a unit, and one that is said to be, becomes the current one.',
  source: 'portal',
});
