import { isScopeName } from '#platform/clients';
import { requireValidFields } from '#platform/http';
import {
  type ClientContext,
  type ClientFields,
  clientFields,
  DomainError,
  type FieldError,
  namesOf,
  pagePaths,
} from '#shared/contracts';
import type { EnteredFields } from './entered-fields.ts';
import { parseLogo } from './logo.ts';

/** Full address where the console of the developer centre gets its codes. */
export function consoleUriOf(publicUrl: string): string {
  return new URL(pagePaths.clientConsole, publicUrl).href;
}

/** What a client may be, in this deployment. */
export interface ClientRuleOptions {
  /** The pinned public origin. */
  publicUrl: string;
  /** Whether the portal would call an address. */
  mayCall: (address: string) => boolean;
  /** Apps without a secret may be on devices of their users. */
  kind: 'public' | 'confidential';
}

/** @throws DomainError `invalid_input` with an entry per wrong field. */
export function requireValidClient(fields: ClientFields, options: ClientRuleOptions): void {
  requireValidFields(clientFields, fields, contextOf(options));
}

/** What the rules have to know, with all that only a server knows. */
export function contextOf({ publicUrl, mayCall, kind }: ClientRuleOptions): Required<ClientContext> {
  const server = {
    mayCall,
    isScope: isScopeName,
    isPicture: (logo: string) => parseLogo(logo) !== undefined,
  };
  return { consoleUri: consoleUriOf(publicUrl), kind, server };
}

const approved = {
  scopes: '申请新的权限需要管理员修改|||Only an administrator can add a scope to an active app',
  address:
    '新的地址需要管理员添加：已启用的应用只能使用已批准的地址|||Only an administrator can add an address to an active app',
  identity: '应用已启用，此项只能由管理员修改|||The app is active: only an administrator can change this',
} as const;

/**
 * An approved client stays what was approved: by its name, purpose and picture people know it, and what it learns goes to
 * its addresses. Its owner may take away; only an administrator changes or adds.
 * @throws DomainError `invalid_input` with the fields that were approved otherwise
 */
export function requireAsApproved(before: EnteredFields, after: ClientFields, publicUrl: string): void {
  const console = consoleUriOf(publicUrl);
  const fieldErrors = namesOf(clientFields).flatMap((name) => findUnapproved(name, before, after, console));
  if (fieldErrors.length > 0) throw new DomainError('invalid_input', { fieldErrors });
}

function findUnapproved(
  name: keyof typeof clientFields,
  before: EnteredFields,
  after: ClientFields,
  console: string,
): FieldError[] {
  const [was, is] = [[before[name]].flat(), after[name]];
  const isNew = (value: string): boolean => !was.includes(value);
  switch (clientFields[name].onceApproved) {
    case 'fixed':
      return is === undefined || is === before[name] ? [] : [{ field: name, message: approved.identity }];
    case 'scopes':
      return [is].flat().some((scope) => isNew(String(scope)))
        ? [{ field: name, message: approved.scopes }]
        : [];
    case 'addresses':
      if (!Array.isArray(is))
        return is && isNew(String(is)) ? [{ field: name, message: approved.address }] : [];
      return is.flatMap((address, index) =>
        isNew(address) && !(name === 'redirectUris' && address === console)
          ? [{ field: `${name}.${index}`, message: approved.address }]
          : [],
      );
    case 'free':
      return [];
  }
}
