import { renderPlainPage } from '#bff/pages';
import {
  type Language,
  type PasswordRule,
  passwordRuleTexts,
  pickLanguage,
  pickText,
  setupFields,
  unitTypeCodes,
} from '#shared/contracts';
import { attributes, type Html, html } from '#shared/html';
import { listLanguages } from '#shared/language';

export const setupFieldNames = ['unit', 'realName', 'loginName', 'password', 'repeated'] as const;
export type SetupFieldName = (typeof setupFieldNames)[number];

/** What is wrong, as `中文|||English`: with a field, or with the whole. */
export type SetupProblems = Partial<Record<SetupFieldName | 'whole', string>>;

export interface SetupPage {
  readonly language: Language;
  readonly nonce: string;
  /** Where the form is posted, with the secret. */
  readonly action: string;
  /** What was typed; passwords are not sent back. */
  readonly typed: Readonly<Partial<Record<SetupFieldName | 'unitType' | 'language' | 'hasSamples', string>>>;
  readonly rule: PasswordRule | undefined;
  readonly problems: SetupProblems;
  /** What browsers must find, and whether they do. */
  readonly checks: readonly SetupCheck[];
}

/** Something around the portal that has to be right before people come. */
export interface SetupCheck {
  readonly name: 'address' | 'https' | 'proxy' | 'database' | 'gateway' | 'time';
  readonly isRight: boolean;
  /** Shown behind the text. */
  readonly value: string;
}

const texts = {
  title: '设置门户|||Set up the portal',
  why: '门户还是空的。请填写第一个单位和管理员，之后用这个账号登录。|||The portal is empty. Name the first unit and its administrator, who can sign in then.',
  kind: '单位类型|||Kind of unit',
  school: '学校|||School',
  area: '教育局|||Education bureau',
  password: '密码|||Password',
  repeated: '再输入一次密码|||Repeat the password',
  save: '开始使用|||Begin',
  checks: '运行环境|||Surroundings',
  right: '正常|||All right',
  address: '门户地址|||Address of the portal',
  addressWrong: '只有这台电脑能打开，请设置 PUBLIC_URL|||Only this computer can open it: set PUBLIC_URL',
  https: '加密连接|||Encryption',
  httpsWrong: '未加密，请在门户前配置 HTTPS|||Not encrypted: put HTTPS in front of the portal',
  proxy: '前置代理|||Proxy in front',
  proxyWrong:
    '此代理不受信任，所有人会共用它的地址，请设置 TRUSTED_PROXIES|||Nobody trusts this proxy, so all people share its address: set TRUSTED_PROXIES',
  database: '数据库|||Database',
  gateway: '验证码网关|||Gateway for codes',
  gatewayWrong:
    '未设置 OUTBOX_URL，忘记密码时收不到验证码|||Without OUTBOX_URL nobody gets a code for a forgotten password',
  time: '服务器时间|||Time of the server',
  timeHint: '请与手表核对|||Compare it with a watch',
  doctor:
    '更多检查：在服务器上运行 npm run portal -- doctor|||For more checks, run npm run portal -- doctor on the server',
  defaultLanguage: '默认语言|||Default language',
  samples:
    '添加示例学年、班级和人员，以便试用|||Add a sample school year, classes and people to try the portal',
  closedTitle: '不能在此设置门户|||The portal cannot be set up here',
  closed:
    '地址不对，或门户已经设置完成。正确的地址在服务器日志的 setup_needed 一行。|||The address is wrong, or the portal has been set up. The right one stands in the log of the server, in the line setup_needed.',
  signIn: '前往登录|||Go to the sign-in page',
} as const;

const completion: Readonly<Record<SetupFieldName, string>> = {
  unit: 'organization',
  realName: 'name',
  loginName: 'username',
  password: 'new-password',
  repeated: 'new-password',
};

/** The form of an empty portal. */
export function renderSetupPage(page: SetupPage): Html {
  const { language, nonce, action, problems } = page;
  const say = (name: keyof typeof texts): string => pickLanguage(texts[name], language);
  return renderPlainPage({
    language,
    nonce,
    title: say('title'),
    body: html`<h1>${say('title')}</h1>
<p>${say('why')}</p>
${problems.whole && html`<p class="boot-problem" role="alert">${pickLanguage(problems.whole, language)}</p>`}
<form method="post" action="${action}" novalidate>
${renderField('unit', page)}${renderKind(page)}${renderLanguage(page)}${setupFieldNames.slice(1).map((name) => renderField(name, page))}${renderSamples(page)}<button type="submit">${say('save')}</button>
</form>
${renderChecks(page)}`,
  });
}

/** What somebody sees who has no secret, or comes too late. */
export function renderClosedPage({ language, nonce }: Pick<SetupPage, 'language' | 'nonce'>): Html {
  const say = (name: keyof typeof texts): string => pickLanguage(texts[name], language);
  return renderPlainPage({
    language,
    nonce,
    title: say('closedTitle'),
    body: html`<h1>${say('closedTitle')}</h1>
<p>${say('closed')}</p>
<p><a href="/login">${say('signIn')}</a></p>`,
  });
}

function labelOf(name: SetupFieldName, language: Language): string {
  return name === 'password' || name === 'repeated'
    ? pickLanguage(texts[name], language)
    : pickText(setupFields[name].label, language);
}

function renderKind({ language, typed }: SetupPage): Html {
  const say = (name: keyof typeof texts): string => pickLanguage(texts[name], language);
  const kinds = [
    [unitTypeCodes.school, say('school')],
    [unitTypeCodes.area, say('area')],
  ] as const;
  const chosen = Number(typed.unitType ?? unitTypeCodes.school);
  return html`<label for="unitType">${say('kind')}</label>
<select id="unitType" name="unitType">${kinds.map(([code, text]) => html`<option value="${code}"${code === chosen && attributes` selected`}>${text}</option>`)}</select>
`;
}

function renderLanguage({ language, typed }: SetupPage): Html {
  const chosen = typed.language ?? language;
  return html`<label for="language">${pickLanguage(texts.defaultLanguage, language)}</label>
<select id="language" name="language">${listLanguages().map(({ tag, name }) => html`<option value="${tag}" lang="${tag}"${tag === chosen && attributes` selected`}>${name}</option>`)}</select>
`;
}

function renderSamples({ language, typed }: SetupPage): Html {
  return html`<p><label><input type="checkbox" name="hasSamples" value="true"${typed.hasSamples === 'true' && attributes` checked`}> ${pickLanguage(texts.samples, language)}</label></p>
`;
}

/** A field with its rule and what is wrong with it, and the end of the line. */
function renderField(name: SetupFieldName, { language, rule, problems, typed }: SetupPage): Html {
  const problem = problems[name];
  const isSecret = name === 'password' || name === 'repeated';
  const hint = name === 'password' && rule ? passwordRuleTexts[rule] : undefined;
  const isFirstWrong = name === (setupFieldNames.find((each) => problems[each]) ?? 'unit');
  const describedBy = [hint && 'password-rule', problem && `${name}-problem`].filter(Boolean).join(' ');
  return html`<label for="${name}">${labelOf(name, language)}</label>
<input id="${name}" name="${name}" type="${isSecret ? 'password' : 'text'}" autocomplete="${completion[name]}" maxlength="1024" required${!isSecret && attributes` value="${typed[name] ?? ''}"`}${describedBy && attributes` aria-describedby="${describedBy}"`}${problem && attributes` aria-invalid="true"`}${isFirstWrong && attributes` autofocus`}>${hint && html`<p class="boot-rule" id="password-rule">${pickLanguage(hint, language)}</p>`}${problem && html`<p class="boot-problem" id="${name}-problem">${pickLanguage(problem, language)}</p>`}
`;
}

function renderChecks({ language, checks }: SetupPage): Html {
  const say = (name: keyof typeof texts): string => pickLanguage(texts[name], language);
  return html`<h2>${say('checks')}</h2>
<ul>${checks.map(({ name, isRight, value }) => html`<li>${say(name)} <strong>${value}</strong><br>${say(verdictOf(name, isRight))}</li>`)}</ul>
<p>${say('doctor')}</p>`;
}

/** What is said of a check. Nobody but a person knows whether the time is right. */
function verdictOf(name: SetupCheck['name'], isRight: boolean): keyof typeof texts {
  if (name === 'time') return 'timeHint';
  return isRight || name === 'database' ? 'right' : `${name}Wrong`;
}
