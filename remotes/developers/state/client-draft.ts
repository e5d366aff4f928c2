import {
  type ClientAddressProblem,
  type ClientFields,
  type ClientKind,
  findClientAddressProblem,
  type RegisteredClient,
} from '#shared/contracts';
import type { MessageId } from './message-id.ts';

/** What stands in the form: text as typed. */
export interface ClientDraft {
  kind: ClientKind;
  nameZh: string;
  nameEn: string;
  purpose: string;
  redirectUris: string[];
  postLogoutRedirectUris: string[];
  backchannelLogoutUri: string;
  scopes: string[];
  claimsInIdToken: boolean;
  /** A `data:` address, empty for none; undefined leaves the picture as it is. */
  logo: string | undefined;
}

export const emptyClientDraft: ClientDraft = {
  kind: 'confidential',
  nameZh: '',
  nameEn: '',
  purpose: '',
  redirectUris: [''],
  postLogoutRedirectUris: [],
  backchannelLogoutUri: '',
  scopes: ['openid', 'profile'],
  claimsInIdToken: false,
  logo: undefined,
};

export const draftOfClient = (client: RegisteredClient): ClientDraft => ({
  kind: client.kind,
  nameZh: client.name['zh-CN'],
  nameEn: client.name.en,
  purpose: client.purpose,
  redirectUris: [...client.redirectUris],
  postLogoutRedirectUris: [...client.postLogoutRedirectUris],
  backchannelLogoutUri: client.backchannelLogoutUri ?? '',
  scopes: [...client.scopes],
  claimsInIdToken: client.claimsInIdToken,
  logo: undefined,
});

const filled = (addresses: readonly string[]): string[] =>
  addresses.map((address) => address.trim()).filter((address) => address !== '');

/** Without empty lines between others, so that what the service says about a line is about the line of that number. */
export const compactDraft = (draft: ClientDraft): ClientDraft => {
  const redirectUris = filled(draft.redirectUris);
  return {
    ...draft,
    redirectUris: redirectUris.length > 0 ? redirectUris : [''],
    postLogoutRedirectUris: filled(draft.postLogoutRedirectUris),
  };
};

/** What is sent: trimmed, without empty lines. */
export const fieldsOfDraft = ({ kind: _kind, logo, ...draft }: ClientDraft): ClientFields => ({
  nameZh: draft.nameZh.trim(),
  nameEn: draft.nameEn.trim(),
  purpose: draft.purpose.trim(),
  redirectUris: filled(draft.redirectUris),
  postLogoutRedirectUris: filled(draft.postLogoutRedirectUris),
  backchannelLogoutUri: draft.backchannelLogoutUri.trim(),
  scopes: draft.scopes,
  claimsInIdToken: draft.claimsInIdToken,
  ...(logo === undefined ? {} : { logo }),
});

export const isDraftChanged = (draft: ClientDraft, start: ClientDraft): boolean =>
  draft.kind !== start.kind || JSON.stringify(fieldsOfDraft(draft)) !== JSON.stringify(fieldsOfDraft(start));

/** By field as the service names them, such as `redirectUris.0`. */
export type DraftProblems = Readonly<Record<string, MessageId>>;

const addressMessage = (problem: ClientAddressProblem): MessageId => `developers.address.${problem}`;

/** What is wrong with one address; nothing while it is empty. @param consoleUri is fine whatever it looks like */
export const findAddressMessage = (
  address: string,
  consoleUri: string,
  kind: ClientDraft['kind'] = 'confidential',
): MessageId | undefined => {
  const text = address.trim();
  if (text === '' || text === consoleUri) return undefined;
  const problem = findClientAddressProblem(text, kind === 'public' ? 'public' : 'confidential');
  return problem && addressMessage(problem);
};

const maxNameLength = 40;
const lengthOf = (text: string): number => [...text.trim()].length;

type AddressField = 'redirectUris' | 'postLogoutRedirectUris';

const findListProblems = (field: AddressField, draft: ClientDraft, consoleUri: string) =>
  draft[field].flatMap((address, index): [string, MessageId][] => {
    const isTwice =
      address.trim() !== '' && draft[field].findIndex((other) => other.trim() === address.trim()) < index;
    const message =
      findAddressMessage(address, consoleUri, draft.kind) ??
      (isTwice ? 'developers.address.twice' : undefined);
    return message ? [[`${field}.${index}`, message]] : [];
  });

/** What is wrong with a draft before it is sent; the service has the last word. */
export const findDraftProblems = (draft: ClientDraft, consoleUri: string): DraftProblems => {
  const names = (['nameZh', 'nameEn'] as const).flatMap((field): [string, MessageId][] => {
    if (lengthOf(draft[field]) === 0) return [[field, 'developers.form.error.required']];
    return lengthOf(draft[field]) > maxNameLength ? [[field, 'developers.form.error.nameLength']] : [];
  });
  const logout = findAddressMessage(draft.backchannelLogoutUri, consoleUri);
  const isWithoutAddress = filled(draft.redirectUris).length === 0;
  return Object.fromEntries([
    ...names,
    ...(isWithoutAddress ? [['redirectUris.0', 'developers.form.error.redirect'] as const] : []),
    ...findListProblems('redirectUris', draft, consoleUri),
    ...findListProblems('postLogoutRedirectUris', draft, consoleUri),
    ...(logout ? [['backchannelLogoutUri', logout] as const] : []),
  ]);
};
