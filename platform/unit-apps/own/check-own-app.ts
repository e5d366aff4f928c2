import {
  type AddressProblem,
  findAddressProblem,
  findOutsideAddress,
  isLoopbackAddress,
} from '#shared/app-kinds';
import { DomainError, type FieldError, type OwnApp } from '#shared/contracts';
import type { AskedClient } from './asked-clients.ts';

const texts: Readonly<Record<AddressProblem | 'portal' | 'loopback', string>> = {
  too_long: '地址最多 2048 个字符|||Use at most 2048 characters',
  not_an_address:
    '请填写完整地址，例如 https://library.example|||Enter a full address such as https://library.example',
  scheme: '只支持 https 地址|||Use an https address',
  userinfo: '地址不能带用户名或密码|||Remove the user name and password',
  host: '地址中的主机名不正确，不能用通配符 *|||The host is not valid: wildcards are not allowed',
  portal: '不能使用门户自身的地址|||This address belongs to the portal itself',
  loopback: '不能使用本机地址|||Addresses of this computer are not allowed',
};

/**
 * The rules of what a unit adds: an address of another site by https, or a client that the unit lets in. A portal on this computer,
 * as developers have it, takes others of this computer.
 * @throws DomainError `invalid_input`
 */
export function checkOwnApp(
  app: Pick<OwnApp, 'kind' | 'address' | 'clientId'>,
  { publicUrl, clients, hasGroup }: { publicUrl: string; clients: readonly AskedClient[]; hasGroup: boolean },
): void {
  const fieldErrors: FieldError[] = [];
  const refuse = (field: string, message: string): void => void fieldErrors.push({ field, message });
  const isOptional = app.kind === 'oidc' && app.address === '';
  const problem = isOptional ? undefined : findProblem(app.address, new URL(publicUrl));
  if (problem) refuse('address', texts[problem]);
  if (!hasGroup) refuse('groupCode', '请选择一个分组|||Choose a group');
  if (app.kind === 'oidc') {
    const client = clients.find(({ clientId }) => clientId === app.clientId);
    if (!client)
      refuse('clientId', '请选择一个已对本单位启用的应用|||Choose an app that is on for this unit');
    else if (!isOptional && !problem && !isAtClient(app.address, client))
      refuse('address', '地址必须属于所选的应用|||The address must be at the app that you chose');
  }
  if (fieldErrors.length > 0) throw new DomainError('invalid_input', { fieldErrors });
}

function findProblem(address: string, portal: URL): keyof typeof texts | undefined {
  const problem = findAddressProblem(address);
  if (problem) return problem;
  const url = new URL(address);
  if (url.origin === portal.origin) return 'portal';
  return isLoopbackAddress(url) && !isLoopbackAddress(portal) ? 'loopback' : undefined;
}

function isAtClient(address: string, { initiateLoginUri }: AskedClient): boolean {
  return findOutsideAddress(address)?.origin === findOutsideAddress(initiateLoginUri)?.origin;
}
