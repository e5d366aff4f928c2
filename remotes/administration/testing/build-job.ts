import type { ImportJob } from '#shared/contracts';

/** An import of people that was compared; every property is there. */
export function buildJob(overrides: Partial<ImportJob> = {}): ImportJob {
  return {
    jobId: 'j1',
    unitId: 'U2001',
    kind: 'people',
    state: 'compared',
    fileName: '学生.xlsx',
    encoding: null,
    headerRow: 1,
    columns: [
      { column: 0, header: '学号', samples: ['20260001', '20260002'] },
      { column: 1, header: '名字', samples: ['王一'] },
      { column: 2, header: '', samples: ['备注'] },
    ],
    mapping: [
      { column: 0, field: 'externalId' },
      { column: 1, field: 'realName' },
    ],
    ignored: [],
    options: { userType: null, disableLeaving: false, foundClasses: false },
    problems: [],
    progress: { done: 0, total: 0 },
    counts: { new: 2, changed: 1, same: 0, leaving: 0, refused: 1 },
    isCancelling: false,
    createdBy: '何静',
    createdAt: '2026-09-01T08:00:00.000Z',
    finishedAt: null,
    ...overrides,
  };
}
