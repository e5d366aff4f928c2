import type { School } from '@portal/shell/service';
import type { NoticeClass, Reader } from './notice.ts';
import { userTypes } from './user-types.ts';

/** Pupils of these classes and their parents, as they are now. A parent of two classes is there once for each. */
export function findReaders({ people }: School, classes: readonly NoticeClass[]): Reader[] {
  const wanted = new Set(classes.map(({ classId }) => classId));
  const readers = new Map<string, Reader>();
  for (const pupil of people.values()) {
    const classId = pupil.classes[0]?.classId;
    if (pupil.userType !== userTypes.student || classId === undefined || !wanted.has(classId)) continue;
    const rest = { classId, readAt: 0, confirmedAt: 0 };
    readers.set(`${classId} ${pupil.userId}`, {
      ...{ userId: pupil.userId, name: pupil.name, about: '', userType: userTypes.student },
      ...rest,
    });
    for (const { userId, name } of pupil.parents) {
      const known = readers.get(`${classId} ${userId}`);
      const about = known ? `${known.about}、${pupil.name}` : pupil.name;
      readers.set(`${classId} ${userId}`, { userId, name, about, userType: userTypes.parent, ...rest });
    }
  }
  return [...readers.values()];
}
