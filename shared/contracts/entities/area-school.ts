import * as v from 'valibot';

/** A school as the administrators of its bureau see it: counts, nobody's name. */
export const areaSchoolSchema = v.object({
  unitId: v.string(),
  name: v.string(),
  enName: v.nullable(v.string()),
  /** Enabled accounts of teachers and students. */
  teachers: v.number(),
  students: v.number(),
  /** Licences by their state; one that came in damaged is `unreadable`. Ending is within 90 days (H06). */
  licences: v.object({
    active: v.number(),
    ending: v.number(),
    expired: v.number(),
    unreadable: v.number(),
  }),
  /** Announcements that reach it and are running. */
  announcements: v.number(),
  /** To-dos that its administrators have not dealt with. */
  todos: v.number(),
});
export type AreaSchool = v.InferOutput<typeof areaSchoolSchema>;
