import { isStudent, type Person, type PersonFields, type UserType, userTypeCodes } from '#shared/contracts';

/** What stands in the form: text as typed. */
export interface PersonDraft {
  loginName: string;
  realName: string;
  userType: UserType;
  sex: string;
  phone: string;
  email: string;
  gradeName: string;
  className: string;
}
export type DraftField = keyof PersonDraft;

export const draftFields: readonly DraftField[] = [
  'realName',
  'loginName',
  'userType',
  'sex',
  'phone',
  'email',
  'gradeName',
  'className',
];

export const emptyDraft: PersonDraft = {
  loginName: '',
  realName: '',
  userType: userTypeCodes.teacher,
  sex: '',
  phone: '',
  email: '',
  gradeName: '',
  className: '',
};

export const draftOf = (person: Person): PersonDraft => ({
  loginName: person.loginName,
  realName: person.realName,
  userType: person.userType,
  sex: person.sex ?? '',
  phone: person.phone ?? '',
  email: person.email ?? '',
  gradeName: person.gradeName ?? '',
  className: person.className ?? '',
});

/** Only students have a grade and a class. */
export const hasClass = (draft: Pick<PersonDraft, 'userType'>): boolean => isStudent(draft);

/** What is sent: trimmed, without what does not belong to the type. */
export const fieldsOf = (draft: PersonDraft): PersonFields => ({
  loginName: draft.loginName.trim(),
  realName: draft.realName.trim(),
  userType: draft.userType,
  sex: draft.sex.trim(),
  phone: draft.phone.trim(),
  email: draft.email.trim(),
  gradeName: hasClass(draft) ? draft.gradeName.trim() : '',
  className: hasClass(draft) ? draft.className.trim() : '',
});

/** Whether saving would change anything. */
export const isChanged = (draft: PersonDraft, start: PersonDraft): boolean => {
  const [now, before] = [fieldsOf(draft), fieldsOf(start)];
  return draftFields.some((field) => now[field] !== before[field]);
};

/** The fields in which two versions of a person differ, in the order of the form. */
export const differencesOf = (mine: PersonDraft, theirs: PersonDraft): DraftField[] => {
  const [left, right] = [fieldsOf(mine), fieldsOf(theirs)];
  return draftFields.filter((field) => left[field] !== right[field]);
};

/** Grade and class in one text, empty where there are none. */
export const classOf = (person: Pick<Person, 'gradeName' | 'className'>): string =>
  [person.gradeName, person.className].filter(Boolean).join(' ');
