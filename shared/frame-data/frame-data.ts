import * as v from 'valibot';
import {
  announcementsNow,
  childrenOverview,
  findAllStudentByParentId,
  findStuByParentId,
  selectAlreadyParentTeacher,
} from '#shared/contracts';

/** Answers of the upstream, by what they are about. What is left out was late, refused, or not for this user: the shell asks. */
export const frameDataSchema = v.object({
  announcements: v.optional(announcementsNow.answer),
  /** Of parents. */
  children: v.optional(
    v.object({ list: findAllStudentByParentId.answer, current: findStuByParentId.answer }),
  ),
  /** Of parents, on the page of the apps: what waits for each child. */
  overview: v.optional(childrenOverview.answer),
  /** Of teachers and parents: the link to the other account; null without one. */
  identity: v.optional(selectAlreadyParentTeacher.answer),
});
export type FrameData = v.InferOutput<typeof frameDataSchema>;
