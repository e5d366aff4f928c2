import type { ClassDetails } from '#shared/contracts';

/** An open class with a head teacher, with what a test says different. */
export function buildClass(different: Partial<ClassDetails> = {}): ClassDetails {
  const head = { userId: '2001', realName: '周敏' };
  return {
    ...{ classId: 'c1', gradeName: '三年级', className: '(2)班', yearId: 'y1', campusId: null },
    ...{ status: 'open', revision: 1, updatedAt: '2026-11-18T08:00:00.000Z' },
    ...{ pupils: 12, teachers: 2, heads: [head] },
    teaching: [
      { ...head, loginName: 't.zhou', subject: '语文', isHead: true },
      { userId: '2002', realName: '吴刚', loginName: 't.wu', subject: '数学', isHead: false },
    ],
    ...different,
  };
}
