import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import type { Language, Localized } from '#shared/contracts';
import { type Html, html } from '#shared/html';
import { errorMessageOf, errorTextOf } from './error-texts.ts';
import { mountPath } from './in-process.ts';
import { findPageLanguage } from './page-language.ts';
import { inBothLanguages, plainPagePolicy, renderPlainPage } from './plain-page.ts';
import { findVisitor } from './visitor.ts';

/** Headers of pages that the platform itself makes. */
export function setPageHeaders(
  ctx: KoaContextWithOIDC,
  formTargets: readonly string[] = [],
  scriptHash?: string,
): void {
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Security-Policy', plainPagePolicy(formTargets, scriptHash));
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('X-Content-Type-Options', 'nosniff');
}

const authorizing: Localized = { 'zh-CN': '无法完成授权', en: 'The app could not be authorized' };
const signingOut: Localized = { 'zh-CN': '应用的退出请求有误', en: 'The app could not sign you out' };
const signOutText: Localized = { 'zh-CN': '退出门户', en: 'Sign out of the portal' };
const signOutAdvice: Localized = {
  'zh-CN': '您仍处于登录状态，可以在这里退出。',
  en: 'You are still signed in. You can sign out here.',
};

/** Shown instead of a redirect wherever it is not certain that the address belongs to the client. */
export async function renderError(ctx: KoaContextWithOIDC, out: ErrorOut): Promise<void> {
  const { error, error_description: description = '' } = out;
  const requestId = ctx.get('x-request-id');
  if (ctx.accepts('json', 'html') !== 'html') {
    const message = errorMessageOf(error, description);
    ctx.body = { ...out, status: ctx.status, code: error, message, data: null, requestId };
    return;
  }
  setPageHeaders(ctx);
  const language = await findPageLanguage(ctx);
  const isSigningOut = ctx.path.startsWith('/session/end');
  const canSignOut = isSigningOut && findVisitor(ctx.req) !== undefined;
  const page = renderPlainPage({
    language,
    title: isSigningOut ? signingOut : authorizing,
    lines: isSigningOut ? (canSignOut ? [signOutAdvice] : []) : [errorTextOf(error, description)],
    ...(canSignOut ? { form: signOutForm(language) } : {}),
    details: [
      `${error}${description ? `: ${description}` : ''}`,
      ...redirectDetails(ctx),
      ...(requestId ? [requestId] : []),
    ],
  });
  ctx.body = page.toString();
}

/** The way out that the app did not manage to open: the question of the portal itself. */
function signOutForm(language: Language): Html {
  return html`<form action="${mountPath}/session/end" novalidate><div class="actions single"><button type="submit">${inBothLanguages(signOutText, language)}</button></div></form>`;
}

/** The details for the developers of the client: the address that was sent and, for users of the portal, the registered ones. */
function redirectDetails(ctx: KoaContextWithOIDC): string[] {
  // Steps ahead of the library's own have none.
  const oidc: KoaContextWithOIDC['oidc'] | undefined = ctx.oidc;
  const sent = oidc?.params?.redirect_uri;
  const registered = oidc?.client?.redirectUris;
  if (typeof sent !== 'string' || !registered || registered.includes(sent)) return [];
  const known = findVisitor(ctx.req) ? registered.map((address) => `registered: ${address}`) : [];
  return [`redirect_uri: ${sent}`, ...known];
}
