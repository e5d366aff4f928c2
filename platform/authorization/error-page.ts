import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import type { Language } from '#shared/contracts';
import { errorMessageOf, errorTextOf } from './error-texts.ts';
import { plainPagePolicy, renderPlainPage } from './plain-page.ts';
import { findVisitor } from './visitor.ts';

/** Headers of pages that the platform itself makes. */
export const setPageHeaders = (ctx: KoaContextWithOIDC, formTargets: readonly string[] = []): void => {
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Security-Policy', plainPagePolicy(formTargets));
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('X-Content-Type-Options', 'nosniff');
};

/** What the browser prefers of the two. */
export const languageOf = (ctx: KoaContextWithOIDC): Language =>
  ctx.acceptsLanguages('zh-CN', 'zh', 'en') === 'en' ? 'en' : 'zh-CN';

/** What whoever runs the client needs: what was sent, and for users of the portal what is registered. */
const redirectDetails = (ctx: KoaContextWithOIDC): string[] => {
  // Steps ahead of the library's own have none.
  const oidc: KoaContextWithOIDC['oidc'] | undefined = ctx.oidc;
  const sent = oidc?.params?.redirect_uri;
  const registered = oidc?.client?.redirectUris;
  if (typeof sent !== 'string' || !registered || registered.includes(sent)) return [];
  const known = findVisitor(ctx.req) ? registered.map((address) => `registered: ${address}`) : [];
  return [`redirect_uri: ${sent}`, ...known];
};

/** Shown instead of a redirect wherever it is not certain that the address belongs to the client. */
export const renderError = (ctx: KoaContextWithOIDC, out: ErrorOut): void => {
  const { error, error_description: description = '' } = out;
  const requestId = ctx.get('x-request-id');
  if (ctx.accepts('json', 'html') !== 'html') {
    const message = errorMessageOf(error, description);
    ctx.body = { ...out, status: ctx.status, code: error, message, data: null, requestId };
    return;
  }
  setPageHeaders(ctx);
  ctx.body = renderPlainPage({
    language: languageOf(ctx),
    title: { 'zh-CN': '无法完成授权', en: 'The app could not be authorized' },
    lines: [errorTextOf(error, description)],
    details: [
      `${error}${description ? `: ${description}` : ''}`,
      ...redirectDetails(ctx),
      ...(requestId ? [requestId] : []),
    ],
  });
};
