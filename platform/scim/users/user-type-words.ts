import { type UserType, userTypeCodes } from '#shared/contracts';

/** What the portal calls a kind of user in `userType`. */
const words = {
  [userTypeCodes.student]: 'Student',
  [userTypeCodes.teacher]: 'Teacher',
  [userTypeCodes.parent]: 'Parent',
} as const satisfies Partial<Record<UserType, string>>;

/** Whom programs keep. Administrators do not exist for them. */
export type KeptUserType = keyof typeof words;

export const keptUserTypes: readonly KeptUserType[] = [
  userTypeCodes.student,
  userTypeCodes.teacher,
  userTypeCodes.parent,
];

/** Words that directories have for them, in lower case. */
const synonyms: Readonly<Record<string, KeptUserType>> = {
  student: userTypeCodes.student,
  students: userTypeCodes.student,
  pupil: userTypeCodes.student,
  学生: userTypeCodes.student,
  teacher: userTypeCodes.teacher,
  teachers: userTypeCodes.teacher,
  staff: userTypeCodes.teacher,
  faculty: userTypeCodes.teacher,
  employee: userTypeCodes.teacher,
  教师: userTypeCodes.teacher,
  parent: userTypeCodes.parent,
  guardian: userTypeCodes.parent,
  家长: userTypeCodes.parent,
};

export function wordOf(userType: UserType): string {
  return userType === userTypeCodes.administrator ? '' : words[userType];
}

export function findUserType(text: string): KeptUserType | undefined {
  const key = text.trim().toLowerCase();
  return Object.hasOwn(synonyms, key) ? synonyms[key] : undefined;
}
