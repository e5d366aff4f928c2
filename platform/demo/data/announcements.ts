import type { Insertable } from 'kysely';
import type { Tables } from '#platform/database';
import { userTypeCodes } from '#shared/contracts';

type Announcement = Insertable<Tables['announcement']>;

const hour = 3_600_000;
const day = 24 * hour;

const everybody = { user_types: '[]', roles: '[]', revision: 1 } as const;

/** One that runs in U2002, one that has ended, one for parents of U2001 only. */
export function demoAnnouncements(now: number): Announcement[] {
  return [
    {
      ...everybody,
      id: 'a-maintenance',
      unit_id: 'U1001',
      author_id: '4001',
      level: 'warning',
      zh_text: '本周六 22:00 至次日 2:00 平台维护，期间可能无法登录。',
      en_text:
        'The portal is maintained this Saturday from 22:00 to 2:00. You may not be able to sign in then.',
      starts_at: now - day,
      ends_at: now + 30 * day,
    },
    {
      ...everybody,
      id: 'a-over',
      unit_id: 'U2001',
      author_id: '4002',
      level: 'info',
      zh_text: '秋季运动会报名已经开始。',
      en_text: 'You can sign up for the autumn sports day now.',
      starts_at: now - 20 * day,
      ends_at: now - 6 * day,
    },
    {
      ...everybody,
      id: 'a-parents',
      unit_id: 'U2001',
      author_id: '4002',
      level: 'info',
      zh_text: '家长会定于下周五下午两点在学校礼堂举行。',
      en_text: 'Parents meet next Friday at 2 pm in the school hall.',
      starts_at: now - hour,
      ends_at: now + 10 * day,
      user_types: JSON.stringify([userTypeCodes.parent]),
    },
  ];
}

export const demoAnnouncementUnits: Insertable<Tables['announcement_unit']>[] = [
  { announcement_id: 'a-maintenance', unit_id: 'U2002' },
  { announcement_id: 'a-over', unit_id: 'U2001' },
  { announcement_id: 'a-parents', unit_id: 'U2001' },
];
