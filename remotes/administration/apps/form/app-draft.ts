import { hasRole, type Localized, type UnitApp, type UnitAppSettings } from '#shared/contracts';

export type AppDraft = UnitAppSettings;
export type AppField = keyof AppDraft;

/** What the form of an app begins with. */
export function draftOf(app: UnitApp): AppDraft {
  const { isOpen, isLocked, isForEverybody, userTypes, roles, classIds } = app;
  return { isOpen, isLocked, isForEverybody, userTypes, roles, classIds };
}

/** Whether classes can narrow what the draft says: where pupils or parents are among its people. */
export function takesClasses({ isForEverybody, userTypes }: AppDraft): boolean {
  return !isForEverybody && userTypes.some((userType) => hasRole({ userType }, 'student', 'parent'));
}

/** What is sent: without classes that nobody of the draft is in. */
export function settingsOf(draft: AppDraft): AppDraft {
  return takesClasses(draft) ? draft : { ...draft, classIds: [] };
}

/** What the form itself can see is wrong. */
export function findProblems(draft: AppDraft): Partial<Record<AppField, Localized>> {
  const isMissing = !draft.isForEverybody && draft.userTypes.length === 0 && draft.roles.length === 0;
  return isMissing
    ? { userTypes: { 'zh-CN': '请至少选择一类可用对象', en: 'Choose at least one kind of people' } }
    : {};
}
