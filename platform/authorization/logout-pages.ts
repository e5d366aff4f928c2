import type { KoaContextWithOIDC } from 'oidc-provider';
import { createClientStore, formTargetsOf } from '#platform/clients';
import type { PortalDatabase } from '#platform/database';
import type { Localized } from '#shared/contracts';
import { html, trusted } from '#shared/html';
import { setPageHeaders } from './error-page.ts';
import { findPageLanguage } from './page-language.ts';
import { inBothLanguages, renderPlainPage } from './plain-page.ts';

const bySomebody: Localized = {
  'zh-CN': '退出后，通过门户登录的应用也会一同退出。',
  en: 'The apps that you opened through the portal are signed out with it.',
};
const signOut: Localized = { 'zh-CN': '退出', en: 'Sign out' };
const stay: Localized = { 'zh-CN': '留下', en: 'Stay' };

/** Pages of a sign-out that a client began (OpenID Connect RP-Initiated Logout §2). */
export function createLogoutPages({ db }: Pick<PortalDatabase, 'db'>) {
  return {
    /** Asks before signing out: a link of anybody must not end a lesson. The library has made the form. */
    renderQuestion: async (ctx: KoaContextWithOIDC, form: string): Promise<void> => {
      const language = await findPageLanguage(ctx);
      const { clientId } = ctx.oidc.client ?? {};
      const client = clientId === undefined ? undefined : await createClientStore(db).find(clientId);
      // Browsers check a form's policy against the redirects that follow as well.
      const returnTo = ctx.oidc.session?.state?.postLogoutRedirectUri;
      setPageHeaders(ctx, typeof returnTo === 'string' ? formTargetsOf([returnTo]) : []);
      const page = renderPlainPage({
        language,
        title: { 'zh-CN': '要退出学校门户吗？', en: 'Sign out of the school portal?' },
        lines: [client ? byClient(client.name) : bySomebody],
        form: html`${trusted(form)}<div class="actions"><button form="op.logoutForm" type="submit" name="logout" value="yes" autofocus>${inBothLanguages(signOut, language)}</button><button form="op.logoutForm" type="submit" class="quiet">${inBothLanguages(stay, language)}</button></div>`,
      });
      ctx.body = page.toString();
    },

    renderDone: async (ctx: KoaContextWithOIDC): Promise<void> => {
      setPageHeaders(ctx);
      const page = renderPlainPage({
        language: await findPageLanguage(ctx),
        title: { 'zh-CN': '已经完成', en: 'Done' },
        lines: [{ 'zh-CN': '您可以关闭此页面。', en: 'You may close this page.' }],
      });
      ctx.body = page.toString();
    },
  };
}

function byClient({ 'zh-CN': chinese, en }: Localized): Localized {
  return {
    'zh-CN': `${chinese}请求退出。退出后，通过门户登录的应用也会一同退出。`,
    en: `${en} asks for it. The apps that you opened through the portal are signed out with it.`,
  };
}
