import type { Insertable } from 'kysely';
import type { Tables } from '#platform/database';

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

const message = (
  id: string,
  module: string,
  importance: number,
  text: string,
  more: Partial<Message> = {},
) => ({
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
});

/** Ends of modules, counted from the moment of reading; a module without an end is in use for ever. */
const moduleEnds = [
  { code: 'tt', name: '课表', endOffset: 400 * day },
  { code: 'hw', name: '作业', endOffset: 90 * day },
  { code: 'exam', name: '考试', endOffset: -20 * day },
  { code: 'career', name: '生涯', endTime: null },
  { code: 'drive', name: '网盘', endOffset: hour },
  { code: 'survey', name: '问卷', endOffset: -minute },
  { code: 'prep', name: '备课', endOffset: 90 * day + second },
];

const teachers = ['2001', '2003'] as const;

const told: readonly DemoMessage[] = [
  { message: message('m-library', 'library', 1, '图书馆周末开放'), age: 2 * hour, readers: ['2001', '3001'] },
  {
    message: message('m-meeting', 'notice', 2, '周三教研会改到302', {
      url: '/pages/base/pc_notice_tm/index.html',
    }),
    age: 3 * hour,
    readers: teachers,
  },
  {
    message: message('m-homework', 'hw', 3, '作业批改提醒', { url: '/pages/edu/pc_hw_tm/index.html#/list' }),
    age: 5 * hour,
    readers: teachers,
  },
  { message: message('m-attendance', 'attend', 4, '考勤异常3人'), age: day, readers: teachers },
  {
    message: message('m-expiry', 'licence', 5, '模块到期提醒', {
      open_way: 1,
      content: JSON.stringify(moduleEnds),
    }),
    age: day + hour,
    readers: ['2001', '4002'],
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

const todo = (user: string, number: number, text: string, module: string): DemoMessage => ({
  message: { ...message(`t-${user}-${number}`, module, 2, text), kind: 'todo' },
  age: number * hour,
  readers: [user],
});

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

const all = [...told, ...reports, ...todos];

export const demoMessages = (now: number): readonly Message[] =>
  all.map(({ message: row, age }) => ({ ...row, sent_at: now - age }));

export const demoDeliveries = (now: number): readonly Insertable<Tables['message_delivery']>[] =>
  all.flatMap(({ message: { id }, age, readers }) =>
    readers.map((user_id) => ({ user_id, message_id: id, sent_at: now - age, read_at: null })),
  );
