import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { answer, type Principal, type Route } from '#platform/http';
import type { WriteAudit } from '#platform/identity';
import {
  DomainError,
  loginPageSave,
  myDesktopColor,
  type ParsedPayloadOf,
  parseDecorationSet,
  roleUserXxSys,
  setTheme,
} from '#shared/contracts';
import { createThemeStore } from './theme-store.ts';

/** Role that makes a user the administrator of her unit's look (J05). */
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

const saveLoginPage = (
  trx: Kysely<Tables>,
  unitId: string,
  { footer, link, decorationSet, defaultLanguage }: ParsedPayloadOf<typeof loginPageSave>,
) =>
  trx
    .updateTable('unit')
    .set({
      footer: footer || null,
      link: link || null,
      decoration_set: decorationSet,
      ...(defaultLanguage && { default_language: defaultLanguage }),
    })
    .where('id', '=', unitId)
    .execute();

export interface AppearanceDeps {
  db: Kysely<Tables>;
  writeAudit: WriteAudit;
}

/** Themes of users and units, and the look of a unit's login page. */
export const createAppearanceRoutes = ({ db, writeAudit }: AppearanceDeps): Route[] => [
  answer(myDesktopColor, ({ principal }) => createThemeStore(db).findTheme(principal.userId)),

  answer(roleUserXxSys, async ({ principal, payload }) => {
    if (payload.userId !== principal.userId) throw new DomainError('forbidden');
    return isLookAdministrator(principal);
  }),

  answer(setTheme, async ({ principal, payload: { type, theme, replaceAll }, request }) => {
    if (type === 'color') await createThemeStore(db).saveOwn(principal.userId, theme);
    else {
      requireLookAdministrator(principal);
      await db.transaction().execute(async (trx) => {
        const store = createThemeStore(trx);
        await store.saveDefault(principal.unitId, theme);
        if (replaceAll) await store.deleteOwnOfUnit(principal.unitId);
        const { userId, loginName } = principal;
        const detail = replaceAll ? `${theme}, for all` : theme;
        await writeAudit(trx, { event: 'theme_changed', userId, loginName, detail }, request);
      });
    }
    return 'success' as const;
  }),

  answer(loginPageSave, async ({ principal, payload, request }) => {
    requireLookAdministrator(principal);
    requireReadable(payload.decorationSet);
    await db.transaction().execute(async (trx) => {
      await saveLoginPage(trx, principal.unitId, payload);
      const { userId, loginName } = principal;
      await writeAudit(trx, { event: 'login_page_changed', userId, loginName }, request);
    });
    return null;
  }),
];
