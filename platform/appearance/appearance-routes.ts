import type { Kysely } from 'kysely';
import type { FieldColumns, Tables, UnitTable } from '#platform/database';
import { answer, type Principal, type Route, requireValidFields } from '#platform/http';
import {
  DomainError,
  loginPageFields,
  loginPageFieldsOf,
  loginPageSave,
  logoSave,
  myDesktopColor,
  type ParsedPayloadOf,
  parseDecorationSet,
  roleUserXxSys,
  setTheme,
  themeRoleCode,
} from '#shared/contracts';
import type { AppearanceDeps } from './appearance-deps.ts';
import { saveLogo } from './save-logo.ts';
import { createThemeStore } from './theme-store.ts';

/** The fields that stand in the column of the decoration. */
type InDecoration = Exclude<keyof typeof loginPageFields, 'footer' | 'link' | 'defaultLanguage'>;

/** Themes of users and units, and the appearance of a unit's login page. */
export function createAppearanceRoutes(deps: AppearanceDeps): Route[] {
  const { db, writeAudit, publicUrl } = deps;
  return [
    answer(myDesktopColor, ({ principal }) => createThemeStore(db).findTheme(principal.userId)),

    answer(roleUserXxSys, async ({ principal, payload }) => {
      if (payload.userId !== principal.userId) throw new DomainError('forbidden');
      return isThemeAdministrator(principal);
    }),

    answer(setTheme, async ({ principal, payload: { type, theme, replaceAll }, request }) => {
      if (type === 'color') await createThemeStore(db).saveOwn(principal.userId, theme);
      else {
        if (!isThemeAdministrator(principal)) throw new DomainError('forbidden');
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
      requireReadable(payload.decorationSet);
      const { origin } = new URL(publicUrl);
      requireValidFields(loginPageFields, loginPageFieldsOf(payload), { origin });
      await db.transaction().execute(async (trx) => {
        await saveLoginPage(trx, principal.unitId, payload);
        const { userId, loginName } = principal;
        await writeAudit(trx, { event: 'login_page_changed', userId, loginName }, request);
      });
      return null;
    }),

    answer(logoSave, ({ payload, ...caller }) => saveLogo(deps, payload, caller)),
  ];
}

function isThemeAdministrator({ roles }: Principal): boolean {
  return roles.includes(themeRoleCode);
}

function requireReadable(decorationSet: string): void {
  if (parseDecorationSet(decorationSet)) return;
  const message = '页面装饰设置无法识别|||The page decoration could not be read';
  throw new DomainError('invalid_input', { fieldErrors: [{ field: 'decorationSet', message }] });
}

function saveLoginPage(
  trx: Kysely<Tables>,
  unitId: string,
  { footer, link, decorationSet, defaultLanguage }: ParsedPayloadOf<typeof loginPageSave>,
) {
  return trx
    .updateTable('unit')
    .set({
      footer: footer || null,
      link: link || null,
      decoration_set: decorationSet,
      // Left out, it stays.
      default_language: defaultLanguage,
    } satisfies FieldColumns<UnitTable, typeof loginPageFields, InDecoration>)
    .where('id', '=', unitId)
    .execute();
}
