import { classNameOf, type School } from '@portal/shell/service';
import { findReaders } from './find-readers.ts';
import type { Reader } from './notice.ts';
import type { WrittenNotice } from './notice-desk.ts';

const hourMs = 3_600_000;

interface Sample {
  readonly title: string;
  readonly text: string;
  /** How long ago it was written. */
  readonly hours: number;
  readonly needsReceipt?: boolean;
  /** Of a hundred readers, so many have read it. */
  readonly read: number;
}

const samples: readonly Sample[] = [
  {
    title: '明天降温，请添加衣物',
    text: '气象台预报明天最低气温 2 ℃。请给孩子穿保暖的外套，户外体育课照常进行。',
    hours: 1,
    read: 0,
  },
  {
    title: '秋季社会实践活动须知',
    text: '本周五全天到科技馆参加社会实践，8:00 集合，16:30 返校。请自备午餐和水。\n请家长确认孩子是否参加。',
    hours: 5,
    needsReceipt: true,
    read: 0,
  },
  {
    title: '家长会安排',
    text: '下周三 18:30 在本班教室召开家长会，内容为期中学习情况和安全教育。请准时参加。',
    hours: 27,
    read: 60,
  },
  {
    title: '阅读周：请带一本喜欢的书',
    text: '阅读周从下周一开始。请每位同学带一本喜欢的书，贴好姓名，放在班级图书角交换阅读。',
    hours: 3 * 24,
    read: 90,
  },
  {
    title: '流感疫苗接种通知',
    text: '校医室下周二上午为自愿接种的学生接种流感疫苗。有过敏史的学生请提前告知校医。',
    hours: 6 * 24,
    read: 100,
  },
  {
    title: '冬季作息时间调整',
    text: '从本周起执行冬季作息：早读 8:00，午休 12:00–13:30，放学 16:20。',
    hours: 13 * 24,
    read: 100,
  },
];

/** Made-up notices of the head teachers for a school that has none: new ones nobody has read, old ones everybody. */
export function createSampleNotices(unitId: string, school: School, now: number): WrittenNotice[] {
  return school.classes.flatMap((inClass) => {
    const writer = school.people.get(inClass.heads[0] ?? '');
    const classes = [{ classId: inClass.classId, name: classNameOf(inClass) }];
    const readers = findReaders(school, classes);
    if (!writer || readers.length === 0) return [];
    return samples.map(({ title, text, hours, needsReceipt = false, read }, number) => ({
      notice: {
        ...{
          id: `sample-${inClass.classId}-${number}`,
          unitId,
          writerId: writer.userId,
          writerName: writer.name,
        },
        ...{ title, text, classes, attachments: [], needsReceipt },
        ...{ writtenAt: now - hours * hourMs, remindedAt: 0, reminders: 0 },
      },
      readers: readers.map((reader, at) =>
        isAmong(at, read) ? readAt(reader, now - (hours - 1) * hourMs) : reader,
      ),
    }));
  });
}

/** Spreads so many of a hundred over a list, always the same ones. */
function isAmong(at: number, ofHundred: number): boolean {
  return (at * 37) % 100 < ofHundred;
}

function readAt(reader: Reader, instant: number): Reader {
  return { ...reader, readAt: instant };
}
