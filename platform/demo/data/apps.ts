import type { Insertable } from 'kysely';
import type { Tables } from '#platform/database';
import { type UserType, unitTypeCodes, userTypeCodes, userTypes } from '#shared/contracts';
import { appPictureName } from '../pictures/app-pictures.ts';

type App = Insertable<Tables['desktop_app']>;
type UserTypes = readonly UserType[];
const { student, teacher, parent, administrator } = userTypeCodes;

interface Options {
  /** Who the app is for; left out, everybody. */
  audience?: UserTypes;
  limitUserType?: UserTypes;
  shortName?: string;
  englishShortName?: string | null;
  more?: Partial<App>;
}

function jsonOrNull(list: UserTypes | undefined): string | null {
  return list ? JSON.stringify(list) : null;
}

function app(code: string, name: string, english: string, server_id: string, options: Options = {}) {
  return {
    code,
    name,
    short_name: options.shortName ?? name,
    english_name: english,
    english_short_name: options.englishShortName === undefined ? english : options.englishShortName,
    server_id,
    deploy_path: null,
    menu_route: null,
    update_status: 1,
    audience: jsonOrNull(options.audience),
    limit_user_type: jsonOrNull(options.limitUserType),
    front_user_type: null,
    only_unit_type: null,
    only_unit_id: null,
    icon_img: null,
    img_path: `/api/storage/show/icon/${appPictureName(code)}`,
    kind: 'remote' as const,
    ...options.more,
  };
}

const staff: UserTypes = [teacher, administrator];
const learning: UserTypes = [student, teacher, parent];
const everybody: UserTypes = userTypes;
const schoolsOnly = { only_unit_type: unitTypeCodes.school } as const;

const groups = [
  {
    code: 'teaching',
    names: ['教学', 'Teaching'],
    apps: [
      app('prep', '备课', 'Lesson Prep', 'edu', { audience: staff, englishShortName: 'Prep' }),
      app('hw', '作业', 'Homework', 'edu', { audience: learning }),
      app('exam', '考试', 'Exams', 'exam', { audience: learning }),
      app('res', '资源库', 'Resources', 'edu', { more: { deploy_path: '/legacy/old', kind: 'page' } }),
      app('note', '笔记', 'Notes', 'edu'),
    ],
  },
  {
    code: 'academic',
    names: ['教务', 'Academic'],
    apps: [
      app('tt', '课表', 'Timetable', 'edu', { audience: everybody }),
      app('attend', '考勤', 'Attendance', 'edu', { audience: staff }),
      app('score', '成绩分析', 'Scores', 'exam', { audience: staff, shortName: '成绩' }),
      app('course', '选课', 'Electives', 'edu', { audience: [1, 2, 4] }),
      app('py', '评语', 'Comments', 'edu', { audience: staff }),
    ],
  },
  {
    code: 'growth',
    names: ['成长', 'Growth'],
    apps: [
      app('career', '生涯', 'Career', 'base'),
      app('hlcp', '综合素质', 'Whole-child', 'base', { shortName: '综素' }),
      app('evalu', '评价', 'Evaluate', 'base'),
      app('scczReport', '成长报告', 'Growth Report', 'base', {
        englishShortName: 'Growth',
        more: { deploy_path: '/viewport#/?app=legacy&fileId=report' },
      }),
    ],
  },
  {
    code: 'home-school',
    names: ['家校', 'Home-school'],
    apps: [
      app('notice', '通知', 'Notices', 'base', { audience: everybody, limitUserType: everybody }),
      app('survey', '问卷', 'Surveys', 'base', { audience: everybody, limitUserType: [teacher, parent] }),
      app('leave', '请假', 'Leave', 'base', { englishShortName: null }),
    ],
  },
  {
    code: 'office',
    names: ['办公', 'Office'],
    apps: [
      app('drive', '网盘', 'Drive', 'base', { audience: everybody }),
      app('op', '审批', 'Approvals', 'base', { audience: staff }),
      app('meet', '会议', 'Meetings', 'base', { more: { update_status: 0 } }),
    ],
  },
  {
    code: 'platform',
    names: ['平台', 'Platform'],
    apps: [
      app('base', '基础平台', 'People & Units', 'base', {
        audience: [4],
        englishShortName: 'People',
        more: { ...schoolsOnly, menu_route: '#/people/list' },
      }),
      app('edu', '教务平台', 'Academic Admin', 'edu', {
        audience: staff,
        englishShortName: 'Academic',
        more: schoolsOnly,
      }),
      app('app', '应用开发中心', 'Developer Centre', 'base', {
        audience: staff,
        shortName: '开发中心',
        englishShortName: 'Developers',
      }),
      app('area', '区域看板', 'Area Board', 'base', {
        audience: staff,
        englishShortName: 'Area',
        more: { deploy_path: 'area', only_unit_id: 'U1001' },
      }),
    ],
  },
] as const;

export const demoGroups: readonly Insertable<Tables['desktop_group']>[] = groups.map(
  ({ code, names }, position) => ({
    code,
    name: names[0],
    english_name: names[1],
    position,
  }),
);

/** The 24 apps, in the order of their groups. */
export const demoApps: readonly App[] = groups.flatMap((group) =>
  group.apps.map((row, position) => ({ ...row, group_code: group.code, position })),
);
