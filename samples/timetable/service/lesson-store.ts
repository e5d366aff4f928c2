import { DatabaseSync } from 'node:sqlite';
import type { Lesson } from './lesson.ts';

interface Row {
  class_id: string;
  weekday: number;
  period: number;
  subject: string;
  english_subject: string;
  teacher_id: string;
  room: string;
}

export interface LessonStore {
  hasLessons(unitId: string): boolean;
  ofClass(unitId: string, classId: string): Lesson[];
  ofTeacher(unitId: string, teacherId: string): Lesson[];
  /** Takes the place of all lessons of these classes: all of it or nothing. */
  replace(unitId: string, classIds: readonly string[], lessons: readonly Lesson[]): void;
  close(): void;
}

const schema = `
  create table if not exists lesson (
    unit_id text not null, class_id text not null, weekday integer not null, period integer not null,
    subject text not null, english_subject text not null, teacher_id text not null, room text not null,
    primary key (unit_id, class_id, weekday, period)
  ) strict;
  create index if not exists lesson_teacher on lesson (unit_id, teacher_id);`;

/** @param file of SQLite, or `:memory:` */
export function openLessonStore(file: string): LessonStore {
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = wal');
  db.exec(schema);
  const some = db.prepare('select 1 from lesson where unit_id = ? limit 1');
  const byClass = db.prepare(
    'select * from lesson where unit_id = ? and class_id = ? order by weekday, period',
  );
  const byTeacher = db.prepare(
    'select * from lesson where unit_id = ? and teacher_id = ? order by weekday, period',
  );
  const remove = db.prepare('delete from lesson where unit_id = ? and class_id = ?');
  const insert = db.prepare('insert into lesson values (?, ?, ?, ?, ?, ?, ?, ?)');
  return {
    hasLessons: (unitId) => some.get(unitId) !== undefined,
    ofClass: (unitId, classId) => byClass.all(unitId, classId).map((row) => toLesson(row as unknown as Row)),
    ofTeacher: (unitId, teacherId) =>
      byTeacher.all(unitId, teacherId).map((row) => toLesson(row as unknown as Row)),
    replace: (unitId, classIds, lessons) => {
      db.exec('begin immediate');
      try {
        for (const classId of classIds) remove.run(unitId, classId);
        for (const each of lessons)
          insert.run(
            unitId,
            each.classId,
            each.weekday,
            each.period,
            each.subject['zh-CN'],
            each.subject.en,
            each.teacherId,
            each.room,
          );
        db.exec('commit');
      } catch (error) {
        db.exec('rollback');
        throw error;
      }
    },
    close: () => db.close(),
  };
}

function toLesson(row: Row): Lesson {
  return {
    classId: row.class_id,
    weekday: row.weekday,
    period: row.period,
    subject: { 'zh-CN': row.subject, en: row.english_subject },
    teacherId: row.teacher_id,
    room: row.room,
  };
}
