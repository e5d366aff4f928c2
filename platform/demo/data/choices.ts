import type { Insertable } from 'kysely';
import type { Tables } from '#platform/database';
import { demoApps } from './apps.ts';
import { namedUsers } from './named-users.ts';
import { userWithoutApps } from './plain-users.ts';

type Choice = Insertable<Tables['desktop_choice']>;

/** User 2003 put these in front of their groups, in this order. */
const chosenOrder = ['exam', 'tt', 'score', 'hw', 'career', 'drive'];
const hiddenApps = ['hlcp', 'evalu'];

function hide(user_id: string, app_code: string): Choice {
  return {
    user_id,
    app_code,
    position: null,
    hidden: 1,
  };
}

export const demoChoices: readonly Choice[] = [
  ...chosenOrder.map((app_code, position) => ({ user_id: '2003', app_code, position, hidden: 0 as const })),
  ...hiddenApps.map((code) => hide('2003', code)),
  ...demoApps.map(({ code }) => hide(userWithoutApps, code)),
];

const unread = { survey: 128, hw: 7, op: 1 } as const;

function admits(stored: string | null, userType: number): boolean {
  return stored === null || JSON.parse(stored).includes(userType);
}

/** The same counts for every named user, of the apps that are for this user; other apps have nothing unread. */
export const demoUnread: readonly Insertable<Tables['desktop_unread']>[] = namedUsers.flatMap((user) =>
  Object.entries(unread)
    .filter(([code]) => {
      const app = demoApps.find((row) => row.code === code);
      return (
        app &&
        admits(app.audience ?? null, user.user_type) &&
        admits(app.limit_user_type ?? null, user.user_type)
      );
    })
    .map(([app_code, num]) => ({ user_id: user.id, app_code, num })),
);
