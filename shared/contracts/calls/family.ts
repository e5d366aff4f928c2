import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { childOverviewSchema, childSchema, parentTeacherLinkSchema } from '../entities/child.ts';
import { idSchema, nothing } from '../text-values.ts';

/** Older pages send the id that they do not know as an empty field. */
const idOrNothing = v.optional(
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    idSchema,
  ]),
);
const parent = v.object({ parentId: idSchema });

export const findAllStudentByParentId = defineCall({
  name: 'base.family.children',
  method: 'GET',
  path: '/api/base/student/find_all_student_by_parent_id',
  effect: 'read',
  needs: 'parent',
  payload: parent,
  answer: v.array(childSchema),
  summary: 'The children of a parent, for the dialog.',
  source: 'L04',
});

export const findStuByParentId = defineCall({
  name: 'base.family.current_child',
  method: 'GET',
  path: '/api/base/student/find_stu_by_parent_id',
  effect: 'read',
  needs: 'parent',
  payload: parent,
  answer: v.array(childSchema),
  summary: 'The current child of a parent: a list of one, or of none.',
  source: 'L04',
});

export const setParentChildren = defineCall({
  name: 'base.family.choose_child',
  method: 'POST',
  path: '/api/base/student/set/parentChildren',
  effect: 'change',
  needs: 'parent',
  payload: v.object({
    ...childSchema.entries,
    /** Travels in the query (L06); the session knows it as well. */
    parentId: v.optional(idSchema),
    realName: v.optional(v.string(), ''),
  }),
  answer: childSchema,
  summary: 'Saves the chosen child.',
  source: 'L06',
});

export const childrenOverview = defineCall({
  name: 'base.family.overview',
  method: 'GET',
  path: '/api/base/family/overview',
  effect: 'read',
  needs: 'parent',
  encoding: 'none',
  payload: nothing,
  answer: v.array(childOverviewSchema),
  summary: 'What waits for each child of the signed-in parent: unread entries, to-dos, messages.',
  source: 'portal',
});

export const selectAlreadyParentTeacher = defineCall({
  name: 'base.family.linked_identity',
  method: 'GET',
  path: '/api/base/select/already/parent/teacher',
  effect: 'read',
  needs: 'own',
  payload: v.object({ parentId: idOrNothing, teacherId: idOrNothing }),
  answer: v.nullable(parentTeacherLinkSchema),
  summary: 'The link between a parent and a teacher identity of one person.',
  source: 'L01',
});
