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
const longestPurpose = 300;

const addressMessages: Readonly<Record<ClientAddressProblem | 'portal' | 'twice', string>> = {
  too_long: '地址最多 512 个字符|||Use at most 512 characters',
  blank: '地址中不能有空格|||Remove the blanks',
  not_an_address:
    '请填写完整地址，例如 https://app.example/callback|||Enter a full address such as https://app.example/callback',
  fragment: '地址不能带 # 片段|||Remove the fragment: # and what follows',
  wildcard: '地址不能用通配符 *，请逐个填写|||Wildcards are not allowed: enter each address by itself',
  backslash: '地址不能带反斜杠|||Remove the backslash',
  userinfo: '地址不能带用户名或密码|||Remove the user name and password',
  scheme: '只支持 https 地址（本机开发可用 http）|||Use https, or http on this computer for development',
  not_https: '非本机地址必须使用 https|||Use https: http is for this computer only',
  portal: '不能使用门户自身的地址|||This address belongs to the portal itself',
  twice: '这个地址已经填写过|||This address stands here already',
};

/** Full address where the console of the developer centre gets its codes. */
export const consoleUriOf = (publicUrl: string): string => new URL(pagePaths.clientConsole, publicUrl).href;

type AddressField = 'redirectUris' | 'postLogoutRedirectUris';

const findAddressErrors = (
  field: AddressField,
  addresses: readonly string[],
  publicUrl: string,
): FieldError[] =>
  addresses.flatMap((address, index) => {
    // The portal's own page; on a plain intranet it could not be registered otherwise.
    const isConsole = field === 'redirectUris' && address === consoleUriOf(publicUrl);
    const isPortal = URL.parse(address)?.origin === new URL(publicUrl).origin;
    const problem = isConsole
      ? undefined
      : (findClientAddressProblem(address) ?? (isPortal ? 'portal' : undefined));
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

/** What is wrong with the fields of a client, named as in the payload; empty when all is well. */
export const findClientFieldErrors = (fields: ClientFields, publicUrl: string): FieldError[] => {
  const { backchannelLogoutUri, redirectUris } = fields;
  const logoutProblem = backchannelLogoutUri ? findClientAddressProblem(backchannelLogoutUri) : undefined;
  const logoProblem = fields.logo ? findLogoProblem(fields.logo) : undefined;
  return [
    ...(['nameZh', 'nameEn'] as const)
      .filter((field) => !namePattern.test(fields[field]))
      .map((field) => ({ field, message: nameMessage })),
    ...(fields.purpose.length > longestPurpose
      ? [{ field: 'purpose', message: '最多 300 个字|||Use at most 300 characters' }]
      : []),
    ...(redirectUris.length === 0
      ? [{ field: 'redirectUris', message: '请至少填写一个回调地址|||Enter at least one redirect address' }]
      : []),
    ...findAddressErrors('redirectUris', redirectUris, publicUrl),
    ...findAddressErrors('postLogoutRedirectUris', fields.postLogoutRedirectUris, publicUrl),
    ...(logoutProblem ? [{ field: 'backchannelLogoutUri', message: addressMessages[logoutProblem] }] : []),
    ...findScopeErrors(fields.scopes),
    ...(logoProblem ? [{ field: 'logo', message: logoProblem }] : []),
  ];
};

/** @throws DomainError `invalid_input` with an entry per wrong field. */
export const requireValidClient = (fields: ClientFields, publicUrl: string): void => {
  const fieldErrors = findClientFieldErrors(fields, publicUrl);
  if (fieldErrors.length > 0) throw new DomainError('invalid_input', { fieldErrors });
};

type Reach = Pick<Client, 'redirectUris' | 'postLogoutRedirectUris' | 'backchannelLogoutUri' | 'scopes'>;

const originsOf = ({ redirectUris, postLogoutRedirectUris, backchannelLogoutUri }: Omit<Reach, 'scopes'>) =>
  new Set(
    [...redirectUris, ...postLogoutRedirectUris, backchannelLogoutUri ?? ''].map(
      (address) => URL.parse(address)?.origin,
    ),
  );

const widerScopes = '申请新的权限需要管理员修改|||Only an administrator can add a scope to an active app';
const widerAddresses =
  '新的站点需要管理员添加：已启用的应用只能使用已批准的站点|||Only an administrator can add a new site to an active app';

/**
 * What users were told an approved client may know, and where that goes, only an administrator widens.
 * @throws DomainError `invalid_input` with the fields that reach further
 */
export const requireNotWider = (before: Reach, after: ClientFields, publicUrl: string): void => {
  const known = originsOf(before).add(new URL(publicUrl).origin);
  const isNew = (address: string): boolean => !known.has(URL.parse(address)?.origin);
  const lists = (['redirectUris', 'postLogoutRedirectUris'] as const).flatMap((field) =>
    after[field].flatMap((address, index) =>
      isNew(address) ? [{ field: `${field}.${index}`, message: widerAddresses }] : [],
    ),
  );
  const fieldErrors = [
    ...lists,
    ...(after.backchannelLogoutUri && isNew(after.backchannelLogoutUri)
      ? [{ field: 'backchannelLogoutUri', message: widerAddresses }]
      : []),
    ...(after.scopes.some((name) => !before.scopes.includes(name))
      ? [{ field: 'scopes', message: widerScopes }]
      : []),
  ];
  if (fieldErrors.length > 0) throw new DomainError('invalid_input', { fieldErrors });
};
