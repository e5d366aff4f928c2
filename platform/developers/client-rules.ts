import { type Client, isScopeName } from '#platform/clients';
import {
  type ClientAddressProblem,
  type ClientFields,
  DomainError,
  type FieldError,
  findClientAddressProblem,
  pagePaths,
} from '#shared/contracts';
import { findLogoProblem } from './logo.ts';

/** Code points, so that rare characters count as one; control and format characters would hide in a list. */
const namePattern = /^[^\p{C}]{1,40}$/u;
const nameMessage = '名称须为 1–40 个字，不含控制字符|||Enter a name of 1 to 40 characters';
const maxPurposeLength = 300;

const addressMessages: Readonly<Record<ClientAddressProblem | 'portal' | 'twice' | 'not_called', string>> = {
  too_long: '地址最多 512 个字符|||Use at most 512 characters',
  blank: '地址中不能有空格|||Remove the blanks',
  not_an_address:
    '请填写完整地址，例如 https://app.example/callback|||Enter a full address such as https://app.example/callback',
  fragment: '地址不能带 # 片段|||Remove the fragment: # and what follows',
  wildcard: '地址不能用通配符 *，请逐个填写|||Wildcards are not allowed: enter each address by itself',
  backslash: '地址不能带反斜杠|||Remove the backslash',
  userinfo: '地址不能带用户名或密码|||Remove the user name and password',
  scheme:
    '只支持 https 地址（本机开发可用 http，公开应用还可用 com.example.app:/callback 这样的地址）|||Use https, or http on this computer. Public apps may also use an address such as com.example.app:/callback',
  not_https: '非本机地址必须使用 https|||Use https: http is for this computer only',
  portal: '不能使用门户自身的地址|||This address belongs to the portal itself',
  not_called:
    '门户无法访问这个地址：请使用公网的 https 地址|||The portal cannot call this address: use https on the internet',
  twice: '这个地址已经填写过|||This address stands here already',
};

/** Full address where the console of the developer centre gets its codes. */
export const consoleUriOf = (publicUrl: string): string => new URL(pagePaths.clientConsole, publicUrl).href;

type AddressField = 'redirectUris' | 'postLogoutRedirectUris';

const findAddressErrors = (
  field: AddressField,
  addresses: readonly string[],
  { publicUrl, kind }: Pick<ClientRuleOptions, 'publicUrl' | 'kind'>,
): FieldError[] =>
  addresses.flatMap((address, index) => {
    // The portal's own page; on a plain intranet it could not be registered otherwise.
    const isConsole = field === 'redirectUris' && address === consoleUriOf(publicUrl);
    const isPortal = URL.parse(address)?.origin === new URL(publicUrl).origin;
    const problem = isConsole
      ? undefined
      : (findClientAddressProblem(address, kind) ?? (isPortal ? 'portal' : undefined));
    const found = problem ?? (addresses.indexOf(address) < index ? 'twice' : undefined);
    return found ? [{ field: `${field}.${index}`, message: addressMessages[found] }] : [];
  });

const findScopeErrors = (scopes: readonly string[]): FieldError[] => {
  if (!scopes.includes('openid'))
    return [{ field: 'scopes', message: '必须包含 openid|||The scope openid is needed' }];
  const stranger = scopes.find((name) => !isScopeName(name));
  return stranger === undefined
    ? []
    : [{ field: 'scopes', message: '存在未知的权限范围|||There is a scope that the portal does not know' }];
};

/** What a client may be, in this deployment. */
export interface ClientRuleOptions {
  /** The pinned public origin. */
  publicUrl: string;
  /** Whether the portal would call an address. */
  mayCall: (address: string) => boolean;
  /** Apps without a secret may be on devices of their users. */
  kind: 'public' | 'confidential';
}

/** What is wrong with the fields of a client, named as in the payload; empty when all is well. */
export const findClientFieldErrors = (fields: ClientFields, options: ClientRuleOptions): FieldError[] => {
  const { mayCall } = options;
  const { backchannelLogoutUri, redirectUris } = fields;
  const logoutProblem = backchannelLogoutUri
    ? (findClientAddressProblem(backchannelLogoutUri) ??
      (mayCall(backchannelLogoutUri) ? undefined : 'not_called'))
    : undefined;
  const logoProblem = fields.logo ? findLogoProblem(fields.logo) : undefined;
  return [
    ...(['nameZh', 'nameEn'] as const)
      .filter((field) => !namePattern.test(fields[field]))
      .map((field) => ({ field, message: nameMessage })),
    ...(fields.purpose.length > maxPurposeLength
      ? [{ field: 'purpose', message: '最多 300 个字|||Use at most 300 characters' }]
      : []),
    ...(redirectUris.length === 0
      ? [{ field: 'redirectUris', message: '请至少填写一个回调地址|||Enter at least one redirect address' }]
      : []),
    ...findAddressErrors('redirectUris', redirectUris, options),
    ...findAddressErrors('postLogoutRedirectUris', fields.postLogoutRedirectUris, options),
    ...(logoutProblem ? [{ field: 'backchannelLogoutUri', message: addressMessages[logoutProblem] }] : []),
    ...findScopeErrors(fields.scopes),
    ...(logoProblem ? [{ field: 'logo', message: logoProblem }] : []),
  ];
};

/** @throws DomainError `invalid_input` with an entry per wrong field. */
export const requireValidClient = (fields: ClientFields, options: ClientRuleOptions): void => {
  const fieldErrors = findClientFieldErrors(fields, options);
  if (fieldErrors.length > 0) throw new DomainError('invalid_input', { fieldErrors });
};

type Approved = Pick<
  Client,
  'name' | 'purpose' | 'redirectUris' | 'postLogoutRedirectUris' | 'backchannelLogoutUri' | 'scopes'
>;

const approved = {
  scopes: '申请新的权限需要管理员修改|||Only an administrator can add a scope to an active app',
  address:
    '新的地址需要管理员添加：已启用的应用只能使用已批准的地址|||Only an administrator can add an address to an active app',
  look: '应用已启用，此项只能由管理员修改|||The app is active: only an administrator can change this',
} as const;

const findNewAddresses = (before: Approved, after: ClientFields, publicUrl: string): FieldError[] => {
  const console = consoleUriOf(publicUrl);
  const lists = (['redirectUris', 'postLogoutRedirectUris'] as const).flatMap((field) =>
    after[field].flatMap((address, index) =>
      before[field].includes(address) || (field === 'redirectUris' && address === console)
        ? []
        : [{ field: `${field}.${index}`, message: approved.address }],
    ),
  );
  const { backchannelLogoutUri } = after;
  return backchannelLogoutUri && backchannelLogoutUri !== before.backchannelLogoutUri
    ? [...lists, { field: 'backchannelLogoutUri', message: approved.address }]
    : lists;
};

/**
 * An approved client stays what was approved: by its name, purpose and picture people know it, and what it learns goes to
 * its addresses. Its owner may take away; only an administrator changes or adds.
 * @throws DomainError `invalid_input` with the fields that were approved otherwise
 */
export const requireAsApproved = (before: Approved, after: ClientFields, publicUrl: string): void => {
  const isOther = {
    nameZh: after.nameZh !== before.name['zh-CN'],
    nameEn: after.nameEn !== before.name.en,
    purpose: after.purpose !== before.purpose,
    logo: after.logo !== undefined,
  };
  const fieldErrors = [
    ...(['nameZh', 'nameEn', 'purpose', 'logo'] as const)
      .filter((field) => isOther[field])
      .map((field) => ({ field, message: approved.look })),
    ...findNewAddresses(before, after, publicUrl),
    ...(after.scopes.some((name) => !before.scopes.includes(name))
      ? [{ field: 'scopes', message: approved.scopes }]
      : []),
  ];
  if (fieldErrors.length > 0) throw new DomainError('invalid_input', { fieldErrors });
};
