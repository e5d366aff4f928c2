import { type Language, pickLanguage } from '#shared/language';
import { type ErrorCode, getRefusal } from './domain-error.ts';

/** Refusals of the services that the sign-in page may be opened with. */
const refusalReasons = [
  'invalid_grant',
  'account_disabled',
  'directory_unavailable',
  'directory_password_expired',
  'too_many_attempts',
  'ticket_invalid',
  'social_unbound',
  'remember_invalid',
  'not_signed_in',
  'upstream_unavailable',
  'upstream_timeout',
] as const satisfies readonly ErrorCode[];

const ownReasons = {
  username_required: '用户名不能为空！|||User name cannot be empty!',
  password_required: '密码不能为空！|||Password cannot be empty!',
  /** The unit does not let passwords stand in addresses (D-05). */
  url_credentials_off:
    '不支持通过链接中的密码登录，请输入密码，或使用登录链接|||A password in a link does not sign you in here. Please type it, or use a sign-in link',
  /** The deployment has configured no call that redeems tickets (B10). */
  ticket_login_missing:
    '没有配置票据登录地址，无法通过此链接登录，请联系管理员|||No address for signing in by ticket is configured, so this link does not sign you in. Please contact the administrator',
  token_invalid:
    '登录凭证已失效，请重新登录|||This sign-in handed over by another system is over. Please sign in',
  /** The state or code that came back is unknown, used, too old, or of another browser. */
  social_expired: '第三方登录已失效，请重新开始|||This third-party sign-in is over. Please start again',
  /** Pages sent the browser here again and again; nothing sends it on by itself any more. */
  login_loop:
    '页面反复跳回登录页，已停止自动跳转|||Pages kept sending you back here, so the portal has stopped moving on by itself',
  social_refused: '第三方登录没有完成，请重试|||The third-party sign-in did not finish. Please try again',
} as const;

type RefusalReason = (typeof refusalReasons)[number];

/** Why `/login` was opened: the value of its query parameter `reason`. The list is closed. */
export type SignInReason = RefusalReason | keyof typeof ownReasons;

/** Reads the parameter; anything that is not on the list is undefined. */
export function parseSignInReason(text: string | null | undefined): SignInReason | undefined {
  if (!text) return undefined;
  if (isRefusalReason(text)) return text;
  return isOwnReason(text) ? text : undefined;
}

/** What the page says about it. */
export function signInReasonText(reason: SignInReason, language: Language): string {
  return pickLanguage(isRefusalReason(reason) ? getRefusal(reason).text : ownReasons[reason], language);
}

function isRefusalReason(text: string): text is RefusalReason {
  return refusalReasons.some((reason) => reason === text);
}

function isOwnReason(text: string): text is keyof typeof ownReasons {
  return Object.hasOwn(ownReasons, text);
}
