import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { answer, type Principal, type Route } from '#platform/http';
import {
  DomainError,
  loginPageSave,
  myDesktopColor,
  parseDecorationSet,
  roleUserXxSys,
  setTheme,
} from '#shared/contracts';
import { createThemeStore } from './theme-store.ts';

/** Role that makes a user the administrator of her unit's look (specification 0§6). */
const administratorRole = 'XX_SYS_';

const isLookAdministrator = ({ roles }: Principal): boolean => roles.includes(administratorRole);

/** @throws DomainError `forbidden` */
const requireLookAdministrator = (principal: Principal): void => {
  if (!isLookAdministrator(principal)) throw new DomainError('forbidden');
};

const requireReadable = (decorationSet: string): void => {
  if (parseDecorationSet(decorationSet)) return;
  const message = '页面装饰设置无法识别|||The page decoration could not be read';
  throw new DomainError('invalid_input', { fieldErrors: [{ field: 'decorationSet', message }] });
};

/** Themes of users and units, and the look of a unit's login page. */
export const createAppearanceRoutes = ({ db }: { db: Kysely<Tables> }): Route[] => [
  answer(myDesktopColor, ({ principal }) => createThemeStore(db).findTheme(principal.userId)),

  answer(roleUserXxSys, async ({ principal, payload }) => {
    if (payload.userId !== principal.userId) throw new DomainError('forbidden');
    return isLookAdministrator(principal);
  }),

  answer(setTheme, async ({ principal, payload: { type, theme, replaceAll } }) => {
    if (type === 'color') await createThemeStore(db).saveOwn(principal.userId, theme);
    else {
      requireLookAdministrator(principal);
      await db.transaction().execute(async (trx) => {
        const store = createThemeStore(trx);
        await store.saveDefault(principal.unitId, theme);
        if (replaceAll) await store.deleteOwnOfUnit(principal.unitId);
      });
    }
    return 'success' as const;
  }),

  answer(loginPageSave, async ({ principal, payload: { footer, link, decorationSet } }) => {
    requireLookAdministrator(principal);
    requireReadable(decorationSet);
    await db
      .updateTable('unit')
      .set({ footer: footer || null, link: link || null, decoration_set: decorationSet })
      .where('id', '=', principal.unitId)
      .execute();
    return null;
  }),
];
