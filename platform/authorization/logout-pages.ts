import type { KoaContextWithOIDC } from 'oidc-provider';
import { createClientStore } from '#platform/clients';
import type { PortalDatabase } from '#platform/database';
import type { Bilingual } from '#shared/contracts';
import { languageOf, setPageHeaders } from './error-page.ts';
import { inBothLanguages, renderPlainPage } from './plain-page.ts';

const originOf = (address: unknown): string[] => {
  const origin = typeof address === 'string' ? URL.parse(address)?.origin : undefined;
  return origin && origin !== 'null' ? [origin] : [];
};

const byClient = ({ 'zh-CN': chinese, en }: Bilingual): Bilingual => ({
  'zh-CN': `${chinese}请求退出。退出后，通过门户登录的应用也会一同退出。`,
  en: `${en} asks for it. The apps that you opened through the portal are signed out with it.`,
});
const bySomebody: Bilingual = {
  'zh-CN': '退出后，通过门户登录的应用也会一同退出。',
  en: 'The apps that you opened through the portal are signed out with it.',
};
const signOut: Bilingual = { 'zh-CN': '退出', en: 'Sign out' };
const stay: Bilingual = { 'zh-CN': '留下', en: 'Stay' };

/** Pages of a sign-out that a client began (OpenID Connect RP-Initiated Logout §2). */
export const createLogoutPages = ({ db }: Pick<PortalDatabase, 'db'>) => ({
  /** Asks before signing out: a link of anybody must not end a lesson. */
  renderQuestion: async (ctx: KoaContextWithOIDC, form: string): Promise<void> => {
    const language = languageOf(ctx);
    const { clientId } = ctx.oidc.client ?? {};
    const client = clientId === undefined ? undefined : await createClientStore(db).find(clientId);
    // Browsers check a form's policy against the redirects that follow as well.
    setPageHeaders(ctx, originOf(ctx.oidc.session?.state?.postLogoutRedirectUri));
    ctx.body = renderPlainPage({
      language,
      title: { 'zh-CN': '要退出学校门户吗？', en: 'Sign out of the school portal?' },
      lines: [client ? byClient(client.name) : bySomebody],
      form: `${form}<div class="actions"><button form="op.logoutForm" type="submit" name="logout" value="yes" autofocus>${inBothLanguages(signOut, language)}</button><button form="op.logoutForm" type="submit" class="quiet">${inBothLanguages(stay, language)}</button></div>`,
    });
  },

  renderDone: (ctx: KoaContextWithOIDC): void => {
    setPageHeaders(ctx);
    ctx.body = renderPlainPage({
      language: languageOf(ctx),
      title: { 'zh-CN': '已经完成', en: 'Done' },
      lines: [{ 'zh-CN': '您可以关闭此页面。', en: 'You may close this page.' }],
    });
  },
});
