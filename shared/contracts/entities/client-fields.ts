import * as v from 'valibot';
import { type ClientAddressProblem, findClientAddressProblem } from '../client-address.ts';
import type { Field, FieldProblem, FieldTable } from '../fields/field.ts';
import type { FieldText } from '../fields/field-text.ts';
import { listField } from '../fields/list-field.ts';
import { atMost, isText, matches, optionalTextField, requiredTextField } from '../fields/text-field.ts';
import { trimmedText } from '../text-values.ts';

/** What the rules have to know besides the field. */
export interface ClientContext {
  /** Full address of the console of the developer centre, the portal's own page that gets codes. */
  consoleUri: string;
  /** Apps without a secret may be on devices of their users. */
  kind: 'public' | 'confidential';
  /** Checks that only a server can make; pages leave them out. */
  server?: {
    /** Whether the portal would call an address. */
    mayCall: (address: string) => boolean;
    isScope: (name: string) => boolean;
    isPicture: (address: string) => boolean;
  };
}

interface ClientField {
  /**
   * What an owner may do with it once an administrator has approved the client: nothing, choose among what was approved,
   * or anything.
   */
  readonly onceApproved: 'fixed' | 'addresses' | 'scopes' | 'free';
  /** Who allowed the client before reads that this has changed. */
  readonly isSeen: boolean;
}

const maxLines = 20;
const address = v.pipe(v.string(), v.maxLength(2048));
const addresses = v.pipe(v.array(address), v.maxLength(maxLines));
const scopes = v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(maxLines));
const name = requiredTextField(
  {
    max: 80,
    rules: [
      atMost(40, { 'zh-CN': '名称最多 40 个字', en: 'Use at most 40 characters' }),
      // Control and format characters would hide in a list.
      matches(/^[^\p{C}]*$/u, {
        'zh-CN': '名称须为 1–40 个字，不含控制字符',
        en: 'Enter a name of 1 to 40 characters',
      }),
    ],
  },
  { 'zh-CN': '请填写此项', en: 'Please fill this in' },
);

const addressTexts: Readonly<Record<ClientAddressProblem | 'portal' | 'twice', FieldText>> = {
  too_long: { 'zh-CN': '地址最多 512 个字符', en: 'Use at most 512 characters' },
  blank: { 'zh-CN': '地址中不能有空格', en: 'Remove the blanks' },
  not_an_address: {
    'zh-CN': '请填写完整地址，例如 https://app.example/callback',
    en: 'Enter a full address such as https://app.example/callback',
  },
  fragment: { 'zh-CN': '地址不能带 # 片段', en: 'Remove the fragment: # and what follows' },
  wildcard: {
    'zh-CN': '地址不能用通配符 *，请逐个填写',
    en: 'Wildcards are not allowed: enter each address by itself',
  },
  backslash: { 'zh-CN': '地址不能带反斜杠', en: 'Remove the backslash' },
  userinfo: { 'zh-CN': '地址不能带用户名或密码', en: 'Remove the user name and password' },
  scheme: {
    'zh-CN': '只支持 https 地址（本机开发可用 http，公开应用还可用 com.example.app:/callback 这样的地址）',
    en: 'Use https, or http on this computer. Public apps may also use an address such as com.example.app:/callback',
  },
  not_https: { 'zh-CN': '非本机地址必须使用 https', en: 'Use https: http is for this computer only' },
  portal: { 'zh-CN': '不能使用门户自身的地址', en: 'This address belongs to the portal itself' },
  twice: { 'zh-CN': '这个地址已经填写过', en: 'This address is already listed' },
};

/** What a developer enters about a client. */
export const clientFields = {
  nameZh: { onceApproved: 'fixed', isSeen: true, ...name },
  nameEn: { onceApproved: 'fixed', isSeen: true, ...name },
  purpose: {
    onceApproved: 'fixed',
    isSeen: false,
    ...optionalTextField({
      max: 600,
      rules: [atMost(300, { 'zh-CN': '最多 300 个字', en: 'Use at most 300 characters' })],
    }),
    wire: trimmedText(600),
  },
  redirectUris: {
    onceApproved: 'addresses',
    isSeen: true,
    ...listField(addresses, isText, ['']),
    findProblem: findRedirectProblem,
  },
  postLogoutRedirectUris: {
    onceApproved: 'addresses',
    isSeen: false,
    ...listField(addresses, isText, []),
    findProblem: findAddressProblems,
  },
  /** Empty: the client is not notified of sign-outs. */
  backchannelLogoutUri: {
    onceApproved: 'addresses',
    isSeen: false,
    wire: address,
    empty: '',
    isDraft: isText,
    findProblem: findLogoutProblem,
  },
  /** Where the client signs a user in by itself (OpenID Connect Core §4). Empty for none; left out, it stays as it is. */
  initiateLoginUri: {
    onceApproved: 'addresses',
    isSeen: false,
    wire: v.optional(address),
    empty: '',
    isDraft: isText,
    findProblem: findLoginProblem,
  } satisfies ClientField & Field<v.GenericSchema<unknown, string | undefined>, string, ClientContext>,
  scopes: {
    onceApproved: 'scopes',
    isSeen: false,
    ...listField(scopes, isText, ['openid', 'profile']),
    findProblem: findScopeProblem,
  },
  /** Whether the id token contains the claims of the scopes; left out, it stays as it is. */
  claimsInIdToken: {
    onceApproved: 'free',
    isSeen: false,
    wire: v.optional(v.boolean()),
    empty: false,
    isDraft: (value): value is boolean => typeof value === 'boolean',
    findProblem: () => undefined,
  } satisfies ClientField & Field<v.GenericSchema<unknown, boolean | undefined>, boolean>,
  /** A `data:` address of a PNG, JPEG or WebP picture of at most 48 KB; empty for none; left out, it stays as it is. */
  logo: {
    onceApproved: 'fixed',
    isSeen: true,
    wire: v.optional(v.pipe(v.string(), v.maxLength(90_000))),
    empty: undefined,
    isDraft: (value): value is string | undefined => value === undefined || isText(value),
    findProblem: findPictureProblem,
  } satisfies ClientField &
    Field<v.GenericSchema<unknown, string | undefined>, string | undefined, ClientContext>,
} as const satisfies FieldTable & Readonly<Record<string, ClientField>>;

function findRedirectProblem(list: readonly string[], context: ClientContext): FieldProblem | undefined {
  if (list.length === 0)
    return { 'zh-CN': '请至少填写一个回调地址', en: 'Enter at least one redirect address' };
  return findAddressProblems(list, context, context.consoleUri);
}

/** @param allowed fine whatever it looks like; on a plain intranet the console could not be registered otherwise */
function findAddressProblems(
  list: readonly string[],
  { consoleUri, kind }: ClientContext,
  allowed?: string,
): FieldProblem | undefined {
  const portal = new URL(consoleUri).origin;
  const problems = list.flatMap((each, index) => {
    const isPortal = URL.canParse(each) && new URL(each).origin === portal;
    const problem =
      each === allowed
        ? undefined
        : (findClientAddressProblem(each, kind) ?? (isPortal ? 'portal' : undefined));
    const found = problem ?? (list.indexOf(each) < index ? 'twice' : undefined);
    return found ? [[String(index), addressTexts[found]] as const] : [];
  });
  return problems.length > 0 ? { at: Object.fromEntries(problems) } : undefined;
}

/** Only a server is notified of sign-outs, whatever the app is. */
function findLogoutProblem(logoutUri: string, { server }: ClientContext): FieldText | undefined {
  if (logoutUri === '') return undefined;
  const problem = findClientAddressProblem(logoutUri);
  if (problem) return addressTexts[problem];
  return server && !server.mayCall(logoutUri)
    ? {
        'zh-CN': '门户无法访问这个地址：请使用公网的 https 地址',
        en: 'The portal cannot call this address: use https on the internet',
      }
    : undefined;
}

/** Browsers open it: a native app has no such page. */
function findLoginProblem(
  loginUri: string | undefined,
  { consoleUri }: ClientContext,
): FieldText | undefined {
  if (!loginUri) return undefined;
  const problem = findClientAddressProblem(loginUri);
  if (problem) return addressTexts[problem];
  return new URL(loginUri).origin === new URL(consoleUri).origin ? addressTexts.portal : undefined;
}

function findScopeProblem(list: readonly string[], { server }: ClientContext): FieldText | undefined {
  if (!list.includes('openid')) return { 'zh-CN': '必须包含 openid', en: 'The scope openid is needed' };
  return server && !list.every(server.isScope)
    ? { 'zh-CN': '存在未知的权限范围', en: 'There is a scope that the portal does not know' }
    : undefined;
}

function findPictureProblem(logo: string | undefined, { server }: ClientContext): FieldText | undefined {
  return logo && server && !server.isPicture(logo)
    ? {
        'zh-CN': '请上传不超过 48 KB 的 PNG、JPEG 或 WebP 图片',
        en: 'Use a PNG, JPEG or WebP picture of at most 48 KB',
      }
    : undefined;
}
