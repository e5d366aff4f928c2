import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { errorMessageOf, errorTextOf } from './error-texts.ts';
import { plainPagePolicy, renderPlainPage } from './plain-page.ts';

/** Headers of pages that the platform itself makes. */
export const setPageHeaders = (ctx: KoaContextWithOIDC, formTargets: readonly string[] = []): void => {
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Security-Policy', plainPagePolicy(formTargets));
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('X-Content-Type-Options', 'nosniff');
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
    title: { 'zh-CN': '无法完成授权', en: 'The app could not be authorized' },
    lines: [errorTextOf(error, description)],
    details: [`${error}${description ? `: ${description}` : ''}`, ...(requestId ? [requestId] : [])],
  });
};
