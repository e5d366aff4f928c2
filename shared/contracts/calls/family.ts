import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { childSchema, parentTeacherLinkSchema } from '../entities/child.ts';
import { idSchema } from '../text-values.ts';

const parent = v.object({ parentId: idSchema });

export const findAllStudentByParentId = defineCall({
  name: 'base.family.children',
  method: 'GET',
  path: '/api/base/student/find_all_student_by_parent_id',
  payload: parent,
  answer: v.array(childSchema),
  summary: 'The children of a parent, for the dialog.',
  source: '0§7',
});

export const findStuByParentId = defineCall({
  name: 'base.family.current_child',
  method: 'GET',
  path: '/api/base/student/find_stu_by_parent_id',
  payload: parent,
  answer: v.unknown(),
  summary: 'The current child of a parent.',
  source: '0§7',
});

export const setParentChildren = defineCall({
  name: 'base.family.choose_child',
  method: 'POST',
  path: '/api/base/student/set/parentChildren',
  payload: v.intersect([parent, childSchema]),
  answer: v.unknown(),
  summary: 'Saves the chosen child.',
  source: '0§7',
});

export const selectAlreadyParentTeacher = defineCall({
  name: 'base.family.linked_identity',
  method: 'GET',
  path: '/api/base/select/already/parent/teacher',
  payload: v.object({ parentId: v.optional(idSchema), teacherId: v.optional(idSchema) }),
  answer: v.nullable(parentTeacherLinkSchema),
  summary: 'The link between a parent and a teacher identity of one person.',
  source: '0§7',
});
