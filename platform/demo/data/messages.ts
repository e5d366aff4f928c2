import type { Insertable } from 'kysely';
import type { Tables } from '#platform/database';
import { faultModuleEnds } from './fault-school.ts';
import { demoLicences } from './licences.ts';

type Message = Insertable<Tables['message']>;

interface DemoMessage {
  message: Omit<Message, 'sent_at'>;
  /** How long before the seeding it was sent, milliseconds. */
  age: number;
  readers: readonly string[];
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const serviceNames: Readonly<Record<string, string>> = {
  base: '基础平台',
  edu: '教务平台',
  exam: '考试',
  drive: '网盘',
};

const teachers = ['2001', '2003'] as const;

const subjects = ['语文', '数学', '英语', '科学', '美术', '音乐', '体育'] as const;

/** Fourteen reports, so that user 2001 has 23 unread messages. */
const reports: readonly DemoMessage[] = Array.from({ length: 14 }, (_, number) => ({
  message: message(
    `m-report-${number + 1}`,
    'hw',
    (number % 3) + 1,
    `${subjects[number % subjects.length]}作业第${number + 1}次提交情况`,
  ),
  age: (4 + number) * day,
  readers: ['2001'],
}));

const teacherTodos = [
  ['批改三年级(2)班数学作业', 'hw'],
  ['填写第12周教学反思', 'note'],
  ['审核请假单：高远', 'leave'],
  ['提交期中试卷分析', 'exam'],
  ['确认周三监考安排', 'exam'],
  ['回复家长留言', 'notice'],
  ['更新班级课表', 'tt'],
  ['上传公开课教案', 'prep'],
] as const;

const todos: readonly DemoMessage[] = [
  ...teacherTodos.map(([text, module], index) => todo('2001', index + 1, text, module)),
  todo('4002', 1, '审批新教师账号', 'base'),
  todo('2003', 1, '批改初二(5)班英语作业', 'hw'),
  todo('2003', 2, '确认选修课名单', 'course'),
  todo('2003', 3, '填写学生评语', 'py'),
];

export function demoMessages(now: number): readonly Message[] {
  return all(now).map(({ message: row, age }) => ({ ...row, sent_at: now - age }));
}

export function demoDeliveries(now: number): readonly Insertable<Tables['message_delivery']>[] {
  return all(now).flatMap(({ message: { id }, age, readers }) =>
    readers.map((user_id) => ({ user_id, message_id: id, sent_at: now - age, read_at: null })),
  );
}

function all(now: number) {
  return [...news(now), ...reports, ...todos];
}

function message(id: string, module: string, importance: number, text: string, more: Partial<Message> = {}) {
  return {
    id,
    kind: 'message' as const,
    module,
    importance,
    text,
    url: null,
    open_way: null,
    content: null,
    sender_id: null,
    date_text: null,
    ...more,
  };
}

function todo(user: string, number: number, text: string, module: string): DemoMessage {
  return {
    message: { ...message(`t-${user}-${number}`, module, 2, text), kind: 'todo' },
    age: number * hour,
    readers: [user],
  };
}

/** What the licences of U2001 say. */
function moduleEnds(now: number) {
  return demoLicences(now)
    .filter(({ unit_id }) => unit_id === 'U2001')
    .map(({ server_id, ends_at }) => ({
      code: server_id,
      name: serviceNames[server_id] ?? server_id,
      endTime: ends_at ?? null,
    }));
}

function news(now: number): readonly DemoMessage[] {
  return [
    {
      message: message('m-library', 'library', 1, '图书馆周末开放'),
      age: 2 * hour,
      readers: ['2001', '3001'],
    },
    {
      message: message('m-meeting', 'notice', 2, '周三教研会改到302', {
        url: '/pages/base/pc_notice_tm/index.html',
      }),
      age: 3 * hour,
      readers: teachers,
    },
    {
      message: message('m-homework', 'hw', 3, '作业批改提醒', {
        url: '/pages/edu/pc_hw_tm/index.html#/list',
      }),
      age: 5 * hour,
      readers: teachers,
    },
    { message: message('m-attendance', 'attend', 4, '考勤异常3人'), age: day, readers: teachers },
    {
      message: message('m-expiry', 'licence', 5, '模块到期提醒', {
        open_way: 1,
        content: JSON.stringify(moduleEnds(now)),
      }),
      age: day + hour,
      readers: ['2001', '4002'],
    },
    {
      message: message('m-expiry-faults', 'licence', 5, '模块到期提醒', {
        open_way: 1,
        content: JSON.stringify(faultModuleEnds),
      }),
      age: day + hour,
      readers: ['2009', '2010'],
    },
    {
      message: message('m-bilingual', 'notice', 2, '明天起启用新作息表|||The new timetable starts tomorrow'),
      age: day + 2 * hour,
      readers: ['2001', '4002'],
    },
    {
      message: message('m-markup', 'notice', 1, '请阅读<b>安全须知</b>后签收'),
      age: 2 * day,
      readers: ['2001'],
    },
    {
      message: message('m-external', 'notice', 3, '校外活动报名', { url: 'https://example.com/sign-up' }),
      age: 2 * day + hour,
      readers: ['2001'],
    },
    {
      message: message('m-dated', 'attend', 1, '本周考勤汇总', { date_text: '20261118' }),
      age: 3 * day,
      readers: ['2001'],
    },
  ];
}
