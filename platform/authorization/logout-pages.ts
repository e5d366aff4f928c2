import type { KoaContextWithOIDC } from 'oidc-provider';
import { setPageHeaders } from './error-page.ts';
import { renderPlainPage } from './plain-page.ts';

const originOf = (address: unknown): string[] => {
  const origin = typeof address === 'string' ? URL.parse(address)?.origin : undefined;
  return origin && origin !== 'null' ? [origin] : [];
};

/** Asks before signing out: a link of anybody must not end a lesson (OpenID Connect RP-Initiated Logout §2). */
export const renderLogoutQuestion = (ctx: KoaContextWithOIDC, form: string): void => {
  // Browsers check a form's policy against the redirects that follow as well.
  setPageHeaders(ctx, originOf(ctx.oidc.session?.state?.postLogoutRedirectUri));
  ctx.body = renderPlainPage({
    title: { 'zh-CN': '要退出学校门户吗？', en: 'Sign out of the school portal?' },
    lines: [
      {
        'zh-CN': '退出后，通过门户登录的应用也会一同退出。',
        en: 'The apps that you opened through the portal are signed out with it.',
      },
    ],
    form: `${form}<button form="op.logoutForm" type="submit" name="logout" value="yes" autofocus>退出 Sign out</button><button form="op.logoutForm" type="submit" class="quiet">留下 Stay</button>`,
  });
};

export const renderLoggedOut = (ctx: KoaContextWithOIDC): void => {
  setPageHeaders(ctx);
  ctx.body = renderPlainPage({
    title: { 'zh-CN': '完成', en: 'Done' },
    lines: [{ 'zh-CN': '您可以关闭此页面。', en: 'You may close this page.' }],
  });
};
