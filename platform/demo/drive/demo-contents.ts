import { createHash } from 'node:crypto';
import { paintLandscape } from './paint-landscape.ts';
import { printPage } from './print-page.ts';
import { recordTone } from './record-tone.ts';
import { writeDocument } from './write-document.ts';

/** A content of the demo, as the store keeps it. */
export interface DemoContent {
  /** Always the same one: all processes that seed at once write the same bytes there. */
  blobKey: string;
  body: Buffer;
  md5: string;
  sha256: string;
  mediaType: string;
}

export type DemoContentName = keyof typeof makers;

/** How the keys of all contents of the demo begin. */
export const demoContentPrefix = 'demo/';

const makers = {
  picture: { mediaType: 'image/png', make: paintLandscape },
  sound: { mediaType: 'audio/wav', make: recordTone },
  calendar: {
    mediaType: 'application/pdf',
    make: () =>
      printPage([
        '青江实验小学 2026—2027 学年第一学期校历',
        '9月1日　开学典礼',
        '10月1日至7日　国庆节放假',
        '11月9日至13日　期中检测',
        '1月22日　休业式',
      ]),
  },
  oldTimetable: {
    mediaType: 'application/pdf',
    make: () => printPage(['三年级 (2)班 课表（旧）', '周一　语文　数学　英语　体育']),
  },
  lesson: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    make: () =>
      writeDocument([
        '第5课 铺满金色巴掌的水泥道',
        '教学目标：认识9个生字，有感情地朗读课文。',
        '课时安排：2课时',
      ]),
  },
  firstInvitation: {
    mediaType: 'application/octet-stream',
    make: () => textOf('读书活动定于周五下午举行。'),
  },
  invitation: {
    mediaType: 'application/octet-stream',
    make: () => textOf('读书活动定于周五下午三点在图书馆举行。', '请每位同学带一本喜欢的书。'),
  },
  duties: {
    mediaType: 'application/octet-stream',
    make: () => textOf('周一：周乐　周二：陈子涵　周三：李欣怡　周四：王浩然　周五：赵雨桐'),
  },
  leaveRules: {
    mediaType: 'application/octet-stream',
    make: () => textOf('请假一天由班主任批准，三天以上由年级组批准。'),
  },
} as const satisfies Record<string, { mediaType: string; make: () => Buffer | Promise<Buffer> }>;

let made: Promise<ReadonlyMap<string, DemoContent>> | undefined;

/** By name. They are made once: tests seed again and again. */
export function getDemoContents(): Promise<ReadonlyMap<string, DemoContent>> {
  made ??= makeAll();
  return made;
}

async function makeAll(): Promise<ReadonlyMap<string, DemoContent>> {
  const contents = Object.entries(makers).map(async ([name, { make, mediaType }]) => {
    const body = await make();
    const hashOf = (algorithm: string) => createHash(algorithm).update(body).digest('hex');
    const hashes = { md5: hashOf('md5'), sha256: hashOf('sha256') };
    return [name, { blobKey: `${demoContentPrefix}${name}`, body, mediaType, ...hashes }] as const;
  });
  return new Map(await Promise.all(contents));
}

function textOf(...lines: string[]): Buffer {
  return Buffer.from(`${lines.join('\n')}\n`);
}
