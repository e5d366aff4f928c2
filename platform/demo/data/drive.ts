import type { DriveRole, DriveSpaceKind, DriveTargetKind } from '#shared/contracts';
import type { DemoContentName } from '../drive/demo-contents.ts';

/** The drive of the demo, in school U2001: files of a teacher, of her class and of the school. */
export const driveUnit = 'U2001';

const thirdGrade = '["三年级","(2)班"]';
const [zhou, wu, administrator] = ['2001', '2002', '4002'] as const;

export interface DemoSpace {
  id: string;
  kind: DriveSpaceKind;
  ownerKey: string;
}

export const demoSpaces = [
  { id: 'drive-zhou', kind: 'mine', ownerKey: zhou },
  { id: 'drive-class', kind: 'class', ownerKey: thirdGrade },
  { id: 'drive-school', kind: 'school', ownerKey: driveUnit },
] as const satisfies readonly DemoSpace[];

export interface DemoEntry {
  id: string;
  spaceId: (typeof demoSpaces)[number]['id'];
  parentId?: string;
  name: string;
  by: string;
  /** Contents of a file, the oldest first; a folder has none. */
  versions?: readonly DemoContentName[];
  /** Days before the seeding. */
  changedDaysAgo: number;
  removedDaysAgo?: number;
}

/** Each below the folder that it stands in. */
export const demoEntries: readonly DemoEntry[] = [
  { id: 'drive-lessons', name: '教案', ...of('drive-zhou', zhou, 40) },
  {
    id: 'drive-lesson-5',
    parentId: 'drive-lessons',
    name: '三年级语文 第5课.docx',
    versions: ['lesson'],
    ...of('drive-zhou', zhou, 12),
  },
  {
    id: 'drive-bell',
    parentId: 'drive-lessons',
    name: '下课铃.wav',
    versions: ['sound'],
    ...of('drive-zhou', zhou, 11),
  },
  { id: 'drive-reading', name: '读书活动', ...of('drive-zhou', zhou, 6) },
  {
    id: 'drive-invitation',
    parentId: 'drive-reading',
    name: '活动通知.txt',
    versions: ['firstInvitation', 'invitation'],
    ...of('drive-zhou', zhou, 2),
  },
  {
    id: 'drive-autumn',
    parentId: 'drive-reading',
    name: '秋天的山.png',
    versions: ['picture'],
    ...of('drive-zhou', zhou, 5),
  },
  { id: 'drive-to-sort', name: '待整理', ...of('drive-zhou', zhou, 3) },
  {
    id: 'drive-old-timetable',
    name: '旧课表.pdf',
    versions: ['oldTimetable'],
    removedDaysAgo: 4,
    ...of('drive-zhou', zhou, 60),
  },
  { id: 'drive-class-life', name: '班级活动', ...of('drive-class', zhou, 20) },
  {
    id: 'drive-duties',
    parentId: 'drive-class-life',
    name: '值日表.txt',
    versions: ['duties'],
    ...of('drive-class', zhou, 8),
  },
  {
    id: 'drive-calendar',
    name: '校历 2026-2027.pdf',
    versions: ['calendar'],
    ...of('drive-school', administrator, 85),
  },
  { id: 'drive-rules', name: '规章制度', ...of('drive-school', administrator, 80) },
  {
    id: 'drive-leave-rules',
    parentId: 'drive-rules',
    name: '请假制度.txt',
    versions: ['leaveRules'],
    ...of('drive-school', administrator, 80),
  },
];

export interface DemoShare {
  id: string;
  entryId: string;
  kind: DriveTargetKind;
  targetId: string;
  /** As the activity says it. */
  targetName: string;
  role: DriveRole;
  by: string;
  daysAgo: number;
}

const reading = { entryId: 'drive-reading', by: zhou, daysAgo: 2 };

export const demoShares: readonly DemoShare[] = [
  {
    id: 'drive-share-class',
    kind: 'class',
    targetId: thirdGrade,
    targetName: '三年级 (2)班',
    role: 'view',
    ...reading,
  },
  {
    id: 'drive-share-wu',
    kind: 'person',
    targetId: wu,
    targetName: '吴刚 Wu Gang',
    role: 'edit',
    ...reading,
  },
];

function of<Space extends DemoEntry['spaceId']>(spaceId: Space, by: string, changedDaysAgo: number) {
  return { spaceId, by, changedDaysAgo };
}
