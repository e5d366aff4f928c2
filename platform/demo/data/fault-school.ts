import type { Insertable } from 'kysely';
import type { Tables, UnitTable } from '#platform/database';
import { unitTypeCodes, userTypeCodes } from '#shared/contracts';
import { appPictureName } from '../pictures/app-pictures.ts';
import type { DemoUser } from './named-users.ts';

/** The school in which things are broken on purpose, so that the others are whole. */
export const faultUnitId = 'U2009';

export const faultUnit: Insertable<UnitTable> = {
  id: faultUnitId,
  name: '故障演示学校',
  en_name: 'Fault Demonstration School',
  unit_type: unitTypeCodes.school,
  campus_units: null,
  footer: null,
  link: null,
  decoration_set: null,
  message_config: null,
  default_theme: null,
};

const common = { unit_id: faultUnitId, sex: '', phone: '' };

export const faultUsers: readonly DemoUser[] = [
  {
    ...common,
    id: '2009',
    login_name: 't.fault',
    real_name: '故老师 Fault Teacher',
    user_type: userTypeCodes.teacher,
  },
  {
    ...common,
    id: '2010',
    login_name: 'a.fault',
    real_name: '故管理 Fault Admin',
    user_type: userTypeCodes.administrator,
  },
];

/** Name of a picture that nobody has drawn. */
export const lostPicture = 'lost';

/** Apps of this school alone. Each opens a page (`remotes/faults`), and the portal finds its fault. */
export const faultApps: readonly Insertable<Tables['desktop_app']>[] = [
  app('examEnded', 10, ['到期考试', 'Expired Exams'], { server_id: 'exam' }),
  app('eduDamaged', 11, ['许可损坏', 'Broken Licence'], { server_id: 'edu', picture: 'edu' }),
  app('examOld', 12, ['旧版考试', 'Old Exams']),
  app('driveOld', 13, ['旧版网盘', 'Old Drive'], { picture: 'drive' }),
  app('surveyLost', 14, ['失联问卷', 'Lost Surveys'], { picture: lostPicture }),
];

const dayMs = 86_400_000;

/** What ends when, counted from the seeding: the reminder of this school names the same services and ends. */
const ends: readonly (readonly [code: string, name: string, offset: number | null])[] = [
  ['tt', '课表', 400 * dayMs],
  ['hw', '作业', 90 * dayMs],
  ['exam', '考试', -20 * dayMs],
  ['career', '生涯', null],
  ['drive', '网盘', 3_600_000],
  ['survey', '问卷', -60_000],
  ['prep', '备课', 90 * dayMs + 1000],
];

/** As a message carries them: ends are counted from the moment of reading, so that each keeps its state for tests. */
export const faultModuleEnds = ends.map(([code, name, offset]) =>
  offset === null ? { code, name, endTime: null } : { code, name, endOffset: offset },
);

/** Exams have ended; what the school holds for `edu` is damaged, so that nobody can say whether it holds. */
export function faultLicences(now: number): readonly Insertable<Tables['licence']>[] {
  const licence = (
    server_id: string,
    offset: number | null,
    state: 'granted' | 'unreadable' = 'granted',
  ) => ({
    unit_id: faultUnitId,
    server_id,
    ends_at: offset === null ? null : now + offset,
    seats: null,
    used: 0,
    state,
  });
  return [
    licence('base', null),
    licence('edu', null, 'unreadable'),
    ...ends.map(([code, , offset]) => licence(code, offset)),
  ];
}

/** The old exams need a newer server, the old drive a newer front end; the lost surveys have no version interface. */
export const faultServiceVersions: readonly Insertable<Tables['service_version']>[] = [
  { name: 'examOld', server_version: '2.0.9', web_code_version: '2.0.0', date: '2026-08-20' },
  { name: 'driveOld', server_version: '1.7.2', web_code_version: '1.7.0', date: '2026-11-02' },
];

export const faultPackages: readonly Insertable<Tables['app_package']>[] = [
  front('examOld', '旧版考试', '2.2.0', '2.1.0'),
  front('driveOld', '旧版网盘', '1.6.9', '1.5.0'),
  front('surveyLost', '失联问卷', '1.2.0', '1.0.0'),
];

function app(
  code: string,
  position: number,
  [name, english]: readonly [string, string],
  { server_id = 'base', picture = 'exam' }: { server_id?: string; picture?: string } = {},
): Insertable<Tables['desktop_app']> {
  return {
    code,
    group_code: 'platform',
    position,
    name,
    short_name: name,
    english_name: english,
    english_short_name: english,
    server_id,
    deploy_path: null,
    menu_route: null,
    update_status: 1,
    audience: '[2,4]',
    limit_user_type: null,
    front_user_type: null,
    only_unit_type: null,
    only_unit_id: faultUnitId,
    icon_img: null,
    img_path: `/api/storage/show/icon/${appPictureName(picture)}`,
  };
}

function front(code: string, name: string, app_version: string, server_version: string) {
  return {
    code,
    name,
    app_version,
    server_version,
    package_date: '2026-10-20',
    changes: '[]',
  };
}
