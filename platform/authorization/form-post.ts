import { createHash } from 'node:crypto';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { formTargetsOf } from '#platform/clients';
import { html, trusted } from '#shared/html';
import { setPageHeaders } from './error-page.ts';
import { findPageLanguage } from './page-language.ts';
import { inBothLanguages, renderPlainPage } from './plain-page.ts';

const script = 'document.forms[0].submit()';
const scriptHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const continueText = { 'zh-CN': '继续', en: 'Continue' } as const;

/**
 * Sends the browser back to the client by a form (OAuth 2.0 Form Post Response Mode), refusals too. The form sends itself;
 * without script the user presses the button.
 */
export async function renderFormPost(
  ctx: KoaContextWithOIDC,
  action: string,
  answer: Readonly<Record<string, unknown>>,
): Promise<void> {
  const language = await findPageLanguage(ctx);
  const inputs = Object.entries(answer).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${String(value)}">`,
  );
  // A refusal travels in the form: for the browser this page is in order.
  ctx.status = 200;
  setPageHeaders(ctx, sitesOf(ctx, action), scriptHash);
  const page = renderPlainPage({
    language,
    title: { 'zh-CN': '正在返回应用…', en: 'Taking you back to the app…' },
    lines: [{ 'zh-CN': '如果没有自动跳转，请点击“继续”。', en: 'If nothing happens, choose Continue.' }],
    // Apps that check where a form comes from get the portal's origin, which it would hide by default.
    form: html`<meta name="referrer" content="origin"><form method="post" action="${action}" novalidate>${inputs}<div class="actions single"><button type="submit">${inBothLanguages(continueText, language)}</button></div></form><script>${trusted(script)}</script>`,
  });
  ctx.body = page.toString();
}

/** Every site of the client: browsers hold the redirects that follow the form against the policy as well. */
function sitesOf(ctx: KoaContextWithOIDC, action: string): string[] {
  const { redirectUris = [], postLogoutRedirectUris = [] } = ctx.oidc.client ?? {};
  return formTargetsOf([action, ...redirectUris, ...postLogoutRedirectUris]);
}
