import { findAddressProblem } from '#shared/app-kinds';
import { type Localized, type OwnApp, userTypes } from '#shared/contracts';

export type OwnAppDraft = Omit<OwnApp, 'code' | 'revision'>;
export type OwnAppField = keyof OwnAppDraft;

export function emptyDraft(groupCode: string): OwnAppDraft {
  return {
    ...{ kind: 'link', name: '', englishName: '', address: '', clientId: '', groupCode },
    userTypes: [...userTypes],
  };
}

export function draftOf({ code: _code, revision: _revision, ...draft }: OwnApp): OwnAppDraft {
  return draft;
}

const texts = {
  name: { 'zh-CN': '请填写名称', en: 'Enter a name' },
  address: {
    'zh-CN': '请填写完整的 https 地址，例如 https://library.example',
    en: 'Enter a full https address such as https://library.example',
  },
  client: { 'zh-CN': '请选择一个应用', en: 'Choose an app' },
  people: { 'zh-CN': '请至少选择一类可用对象', en: 'Choose at least one kind of people' },
} as const satisfies Record<string, Localized>;

/** What the form itself can see is wrong; the service has the last word. */
export function findOwnAppProblems(draft: OwnAppDraft): Partial<Record<OwnAppField, Localized>> {
  const needsAddress = draft.kind !== 'oidc' || draft.address !== '';
  return {
    ...(draft.name.trim() === '' ? { name: texts.name } : {}),
    ...(needsAddress && findAddressProblem(draft.address.trim()) ? { address: texts.address } : {}),
    ...(draft.kind === 'oidc' && draft.clientId === '' ? { clientId: texts.client } : {}),
    ...(draft.userTypes.length === 0 ? { userTypes: texts.people } : {}),
  };
}
