import type { Client } from 'ldapts';
import type { UserType } from '#shared/contracts';
import type { DirectorySettings } from '../directory-settings.ts';

type Entry = Awaited<ReturnType<Client['search']>>['searchEntries'][number];

/** A person as the directory has her. Texts are empty where it has none. */
export interface DirectoryPerson {
  readonly dn: string;
  readonly externalId: string;
  readonly loginName: string;
  readonly realName: string;
  readonly email: string;
  readonly phone: string;
  readonly userType: UserType;
  /** Active Directory says that the account is switched off. */
  readonly isDisabled: boolean;
}

/** Attribute of Active Directory, and its bit for an account that is switched off. */
const control = { name: 'userAccountControl', disabled: 2 } as const;

/** What a search has to ask for. */
export function searchedAttributes({ attributes }: DirectorySettings) {
  const { externalId, loginName, realName, email, phone } = attributes;
  return {
    attributes: [externalId, ...loginName, ...realName, ...email, ...phone, control.name],
    explicitBufferAttributes: ['objectGUID', externalId],
  };
}

export function toDirectoryPerson(
  entry: Entry,
  { attributes }: DirectorySettings,
  userType: UserType,
): DirectoryPerson {
  const values = new Map(Object.entries(entry).map(([name, value]) => [name.toLowerCase(), firstOf(value)]));
  const text = (names: readonly string[]): string =>
    names.map((name) => textOf(values.get(name.toLowerCase()))).find(Boolean) ?? '';
  const externalId = values.get(attributes.externalId.toLowerCase());
  return {
    dn: entry.dn,
    externalId: isGuid(attributes.externalId) ? guidOf(externalId) : textOf(externalId),
    loginName: text(attributes.loginName),
    realName: text(attributes.realName),
    email: text(attributes.email),
    phone: text(attributes.phone),
    userType,
    isDisabled: (Number(text([control.name])) & control.disabled) !== 0,
  };
}

function firstOf(value: Entry[string] | undefined): Buffer | string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

function textOf(value: Buffer | string | undefined): string {
  return (value?.toString() ?? '').trim();
}

function isGuid(name: string): boolean {
  return name.toLowerCase() === 'objectguid';
}

/** As Active Directory shows it: its first three parts are kept with their bytes turned round. */
function guidOf(value: Buffer | string | undefined): string {
  if (!Buffer.isBuffer(value) || value.length !== 16) return '';
  const turned = Buffer.from(value);
  for (const [from, to] of [
    [0, 4],
    [4, 6],
    [6, 8],
  ] as const)
    turned.subarray(from, to).reverse();
  return turned.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
