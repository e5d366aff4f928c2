import { type Language, passkeyChallenge, passkeyOffer, pickLanguage } from '#shared/contracts';
import { attributes, type Html, html } from '#shared/html';
import { passkeyScriptPath } from './passkey-script.ts';

interface PasskeyBox {
  readonly language: Language;
  /** `get` takes a step with a passkey, `create` adds the first one. */
  readonly act: 'get' | 'create';
  /** Whether the page begins with it. */
  readonly isFirst: boolean;
}

const texts = {
  get: '使用通行密钥|||Use a passkey',
  create: '改用通行密钥|||Use a passkey instead',
  cancelled: '验证已取消或超时，请重试|||This was cancelled or took too long. Please try again',
  failed: '无法使用通行密钥，请用其他方式验证|||The passkey could not be used. Take another way',
  empty: '请先输入登录密码|||Enter your password first',
} as const;

/** What the form brings of a passkey. */
export const credentialField = 'credential';

/** A button that stays hidden where the browser knows no passkeys, or runs no script. */
export function renderPasskeyBox({ language, act, isFirst }: PasskeyBox): Html {
  const say = (name: keyof typeof texts): string => pickLanguage(texts[name], language);
  const { path } = act === 'get' ? passkeyChallenge : passkeyOffer;
  return html`<div id="passkey" hidden data-call="${path}" data-act="${act}" data-cancelled="${say('cancelled')}" data-failed="${say('failed')}" data-empty="${say('empty')}"${isFirst && attributes` data-first="1"`}>
<input type="hidden" name="${credentialField}" value="">
<p class="boot-problem" role="alert" hidden></p>
<button type="button"${act === 'create' && attributes` class="boot-second"`}>${say(act)}</button>
</div>
<script src="${passkeyScriptPath}" defer></script>
`;
}
