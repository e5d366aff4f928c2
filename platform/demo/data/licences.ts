import type { Insertable } from 'kysely';
import type { Tables } from '#platform/database';
import { faultLicences, faultPackages, faultServiceVersions } from './fault-school.ts';

type Licence = Insertable<Tables['licence']>;

const dayMs = 86_400_000;

/** Each school holds what its apps need; what is broken stands in the school of the faults. */
export function demoLicences(now: number): readonly Licence[] {
  return [
    licence('U2001', 'base', { ends_at: now + 400 * dayMs }),
    licence('U2001', 'edu', { ends_at: now + 90 * dayMs }),
    licence('U2001', 'exam', { ends_at: now + 200 * dayMs }),
    licence('U2001', 'drive', { seats: 200, used: 180 }),
    licence('U2002', 'base'),
    licence('U2002', 'edu', { ends_at: now + 300 * dayMs }),
    licence('U2002', 'exam', { ends_at: now + 200 * dayMs }),
    licence('U1001', 'base'),
    licence('U9001', 'base'),
    licence('U9001', 'edu'),
    ...faultLicences(now),
  ];
}

/** Services with their front ends: they fit each other. */
export const demoServiceVersions: readonly Insertable<Tables['service_version']>[] = [
  { name: 'base', server_version: '1.5.10', web_code_version: '1.6.0', date: '2026-10-12' },
  { name: 'exam', server_version: '2.1.3', web_code_version: '2.0.0', date: '2026-08-20' },
  { name: 'drive', server_version: '1.7.2', web_code_version: '1.7.0', date: '2026-11-02' },
  { name: 'survey', server_version: '1.0.4', web_code_version: '1.2.0', date: '2026-10-12' },
  ...faultServiceVersions,
];

export const demoPackages: readonly Insertable<Tables['app_package']>[] = [
  front('base', '基础平台', '1.6.0', '1.5.2', [
    change('1.6.0', '2026-10-20', '人员列表可按类型筛选', 'People can be filtered by type'),
    change('1.5.0', '2026-06-11', '新增许可页面', 'A page for licences'),
  ]),
  front('exam', '考试', '2.2.0', '2.1.0', [
    change('2.2.0', '2026-10-20', '阅卷支持批注', 'Notes while marking'),
  ]),
  front('drive', '网盘', '1.7.0', '1.5.0', [
    change('1.7.0', '2026-10-20', '上传可以暂停', 'Uploads can be paused'),
  ]),
  front('survey', '问卷', '1.2.0', '1.0.0', [
    change('1.2.0', '2026-10-20', '问卷可以匿名', 'Surveys can be anonymous'),
  ]),
  ...faultPackages,
];

/** What users have arranged before anybody touched anything: older than every change of theirs. */
export const demoPreferences: readonly Insertable<Tables['user_preference']>[] = [
  { user_id: '2003', document: JSON.stringify({ layout: { at: 0, value: 'left' } }) },
];

/** Users' own themes; all others see the default of the unit. */
export const demoThemes: readonly Insertable<Tables['user_theme']>[] = [
  { user_id: '2001', theme: 'ink' },
  { user_id: '2003', theme: '#457CD6' },
  { user_id: '2004', theme: '#FFE600' },
  { user_id: '3001', theme: 'cartoon' },
];

function licence(unit_id: string, server_id: string, more: Partial<Licence> = {}): Licence {
  return {
    unit_id,
    server_id,
    ends_at: null,
    seats: null,
    used: 0,
    state: 'granted',
    ...more,
  };
}

function front(
  code: string,
  name: string,
  app_version: string,
  server_version: string,
  changes: ReturnType<typeof change>[],
): Insertable<Tables['app_package']> {
  return {
    code,
    name,
    app_version,
    server_version,
    package_date: '2026-10-20',
    changes: JSON.stringify(changes),
  };
}

function change(version: string, date: string, cn: string, en: string) {
  return {
    version,
    date,
    metto: [{ cn, en }],
  };
}
