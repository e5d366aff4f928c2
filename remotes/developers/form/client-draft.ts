import {
  type ClientContext,
  type ClientKind,
  clientFields,
  type DraftOf,
  emptyDraftOf,
  type FieldText,
  findFieldProblems,
  type RegisteredClient,
  type ValuesOf,
} from '#shared/contracts';

/** What stands in the form: text as typed. */
export interface ClientDraft extends DraftOf<typeof clientFields> {
  kind: ClientKind;
}

export const emptyClientDraft: ClientDraft = { ...emptyDraftOf(clientFields), kind: 'confidential' };

export function draftOfClient(client: RegisteredClient): ClientDraft {
  return {
    kind: client.kind,
    nameZh: client.name['zh-CN'],
    nameEn: client.name.en,
    purpose: client.purpose,
    redirectUris: [...client.redirectUris],
    postLogoutRedirectUris: [...client.postLogoutRedirectUris],
    backchannelLogoutUri: client.backchannelLogoutUri ?? '',
    initiateLoginUri: client.initiateLoginUri ?? '',
    scopes: [...client.scopes],
    claimsInIdToken: client.claimsInIdToken,
    logo: undefined,
  };
}

/** Without empty lines between others, so that what the service says about a line is about the line of that number. */
export function compactDraft(draft: ClientDraft): ClientDraft {
  const redirectUris = filled(draft.redirectUris);
  return {
    ...draft,
    redirectUris: redirectUris.length > 0 ? redirectUris : [''],
    postLogoutRedirectUris: filled(draft.postLogoutRedirectUris),
  };
}

/** What is sent: trimmed, without empty lines. */
export function fieldsOfDraft(draft: ClientDraft): ValuesOf<typeof clientFields> {
  return {
    nameZh: draft.nameZh.trim(),
    nameEn: draft.nameEn.trim(),
    purpose: draft.purpose.trim(),
    redirectUris: filled(draft.redirectUris),
    postLogoutRedirectUris: filled(draft.postLogoutRedirectUris),
    backchannelLogoutUri: draft.backchannelLogoutUri.trim(),
    initiateLoginUri: draft.initiateLoginUri.trim(),
    scopes: draft.scopes,
    claimsInIdToken: draft.claimsInIdToken,
    logo: draft.logo,
  };
}

export function isDraftChanged(draft: ClientDraft, start: ClientDraft): boolean {
  return (
    draft.kind !== start.kind || JSON.stringify(fieldsOfDraft(draft)) !== JSON.stringify(fieldsOfDraft(start))
  );
}

/** By field as the service names them, such as `redirectUris.0`. */
export type DraftProblems = Readonly<Record<string, FieldText>>;

/** What is wrong with a draft before it is sent; the service has the last word. */
export function findDraftProblems(draft: ClientDraft, consoleUri: string): DraftProblems {
  const problems = findFieldProblems(clientFields, fieldsOfDraft(draft), contextOf(draft.kind, consoleUri));
  return Object.fromEntries(
    Object.entries(problems).flatMap(([place, text]) => (text ? [[placeIn(draft, place), text]] : [])),
  );
}

function contextOf(kind: ClientKind, consoleUri: string): ClientContext {
  return { consoleUri, kind: kind === 'public' ? 'public' : 'confidential' };
}

/** Empty lines are not sent, so the number of a line is another one in the form. A missing address is that of the first. */
function placeIn(draft: ClientDraft, place: string): string {
  const [name, index = '0'] = place.split('.');
  if (name !== 'redirectUris' && name !== 'postLogoutRedirectUris') return place;
  const lines = [...draft[name].keys()].filter((line) => draft[name][line]?.trim() !== '');
  return `${name}.${lines[Number(index)] ?? 0}`;
}

function filled(addresses: readonly string[]): string[] {
  return addresses.map((address) => address.trim()).filter((address) => address !== '');
}
