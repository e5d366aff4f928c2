import { renderPlainPage } from '#bff/pages';
import { type Language, pickLanguage } from '#shared/contracts';
import { attributes, type Html, html } from '#shared/html';
import { drawQrCode } from '#shared/qr-code';
import { keepHashPath } from './keep-hash.ts';
import { renderPasskeyBox } from './passkey-box.ts';
import type { StepProblems } from './pending-parts.ts';

export type SecondStepField = 'code' | 'password';
export type SecondStepProblems = StepProblems<SecondStepField>;

/** How the user may take her step, beside recovery codes. */
export interface StepWays {
  readonly hasApp: boolean;
  readonly hasPasskey: boolean;
}

/** A secret for an app that makes codes. */
export interface StepOffer {
  /** `otpauth:` address, for a QR code. */
  readonly address: string;
  readonly secret: string;
  /** Sealed, for the call that keeps it. */
  readonly offer: string;
}

interface Page {
  readonly language: Language;
  readonly nonce: string;
  /** Name and unit of the user. */
  readonly person: string;
}

export interface SecondStepPage extends Page {
  /** Where the form is posted. */
  readonly action: string;
  readonly loginName: string;
  /** What is to be set up; undefined where a code is asked for. */
  readonly offer: StepOffer | undefined;
  readonly ways: StepWays;
  readonly problems: SecondStepProblems;
}

export interface RecoveryCodesPage extends Page {
  readonly codes: readonly string[];
  /** Where the button posts, which leads on to where she wanted to go. */
  readonly action: string;
}

const texts = {
  verifyTitle: '两步登录|||Two-step sign-in',
  verifyWhy:
    '请输入验证器应用中的 6 位验证码。手机不在身边时，请输入一个恢复码。|||Enter the six digits that your authenticator app shows. Without your phone, enter one of your recovery codes.',
  bothWhy:
    '请使用通行密钥，或输入验证器应用中的 6 位验证码。设备都不在身边时，请输入一个恢复码。|||Use your passkey, or enter the six digits that your authenticator app shows. Without your devices, enter one of your recovery codes.',
  passkeyWhy:
    '请使用通行密钥。设备不在身边时，请输入一个恢复码。|||Use your passkey. Without your device, enter one of your recovery codes.',
  enrolTitle: '设置两步登录|||Set up two-step sign-in',
  enrolWhy:
    '您的单位要求管理员在密码之外再验证一步。请用手机上的验证器应用扫描二维码，再输入它显示的 6 位验证码。|||Your unit asks administrators for a second step beside the password. Scan the QR code with an authenticator app on your phone, and enter the six digits that it shows.',
  qr: '验证器应用的二维码|||QR code for the authenticator app',
  secret: '无法扫描时，请在应用中输入这个密钥：|||If you cannot scan it, type this key into the app:',
  open: '在本机的验证器应用中打开|||Open in an app on this device',
  code: '验证码|||Code',
  recoveryCode: '恢复码|||Recovery code',
  password: '登录密码|||Your password',
  save: '继续|||Continue',
  leave: '退出登录|||Sign out',
  codesTitle: '请保存恢复码|||Keep your recovery codes',
  codesWhy:
    '两步登录已设置。手机丢失时，每个恢复码可以登录一次。请现在抄下或打印，它们不会再显示。|||Two-step sign-in is set up. If you lose your phone, each of these codes signs you in once. Write them down or print them now: they are not shown again.',
  kept: '已保存，继续|||I have kept them, continue',
} as const;

/** The page between a right password and everything else. It works without a script, which keeps the `#` of the address. */
export function renderSecondStepPage(page: SecondStepPage): Html {
  const { language, nonce, action, loginName, person, offer, problems, ways } = page;
  const act = offer ? 'create' : 'get';
  const isFirst = !offer && !ways.hasApp;
  const isOffered = offer !== undefined || ways.hasPasskey;
  const box = isOffered && renderPasskeyBox({ language, act, isFirst: isFirst && !problems.code });
  const say = (name: keyof typeof texts): string => pickLanguage(texts[name], language);
  const title = say(offer ? 'enrolTitle' : 'verifyTitle');
  return renderPlainPage({
    language,
    nonce,
    title,
    body: html`<h1>${title}</h1>
<p><strong>${person}</strong></p>
<p>${say(offer ? 'enrolWhy' : whyOf(ways))}</p>
${offer && renderOffer(offer, say)}${problems.whole && html`<p class="boot-problem" role="alert">${pickLanguage(problems.whole, language)}</p>`}
<form method="post" action="${action}" novalidate>
<input type="text" name="username" autocomplete="username" value="${loginName}" readonly hidden>
${!offer && box}${offer && html`<input type="hidden" name="offer" value="${offer.offer}"><input type="hidden" name="address" value="${offer.address}">`}${renderField('code', page)}${offer && renderField('password', page)}<button type="submit" name="choice" value="save"${isFirst && attributes` class="boot-second"`}>${say('save')}</button>
${offer && box}<button type="submit" name="choice" value="leave" class="boot-second" formnovalidate>${say('leave')}</button>
</form>
<script src="${keepHashPath}"></script>`,
  });
}

/** What is shown once, after it was set up. */
export function renderRecoveryCodesPage({ language, nonce, person, codes, action }: RecoveryCodesPage): Html {
  const say = (name: keyof typeof texts): string => pickLanguage(texts[name], language);
  return renderPlainPage({
    language,
    nonce,
    title: say('codesTitle'),
    body: html`<h1>${say('codesTitle')}</h1>
<p><strong>${person}</strong></p>
<p>${say('codesWhy')}</p>
<ul>${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
<form method="post" action="${action}" novalidate><button type="submit">${say('kept')}</button></form>
<script src="${keepHashPath}"></script>`,
  });
}

function whyOf({ hasApp, hasPasskey }: StepWays): 'bothWhy' | 'passkeyWhy' | 'verifyWhy' {
  if (!hasPasskey) return 'verifyWhy';
  return hasApp ? 'bothWhy' : 'passkeyWhy';
}

function renderOffer({ address, secret }: StepOffer, say: (name: 'qr' | 'secret' | 'open') => string): Html {
  const { path, viewBox, margin, span } = drawQrCode(address);
  const shown = secret.match(/.{1,4}/g)?.join(' ') ?? secret;
  return html`<p><svg role="img" aria-label="${say('qr')}" width="208" height="208" viewBox="${viewBox}" shape-rendering="crispEdges"><rect x="${-margin}" y="${-margin}" width="${span}" height="${span}" fill="#fff"/><path d="${path}" fill="#111827"/></svg></p>
<p>${say('secret')} <code>${shown}</code></p>
<p><a href="${address}">${say('open')}</a></p>
`;
}

/** A field with what is wrong with it, and the end of the line. */
function renderField(name: SecondStepField, { language, problems, offer, ways }: SecondStepPage): Html {
  const isRecovery = !offer && !ways.hasApp;
  const label = name === 'code' && isRecovery ? texts.recoveryCode : texts[name];
  const problem = problems[name];
  const isFirst =
    name === (problems.password && !problems.code ? 'password' : 'code') && (!isRecovery || Boolean(problem));
  const kind =
    name === 'code'
      ? attributes` type="text" autocomplete="${isRecovery ? 'off' : 'one-time-code'}" autocapitalize="none" spellcheck="false" maxlength="64"`
      : attributes` type="password" autocomplete="current-password" maxlength="1024"`;
  return html`<label for="${name}">${pickLanguage(label, language)}</label>
<input id="${name}" name="${name}"${kind} required${problem && attributes` aria-describedby="${`${name}-problem`}" aria-invalid="true"`}${isFirst && attributes` autofocus`}>${problem && html`<p class="boot-problem" id="${name}-problem">${pickLanguage(problem, language)}</p>`}
`;
}
