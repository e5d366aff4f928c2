import { type UserType, userTypeCodes } from '#shared/contracts';

const userTypeWords: Readonly<Record<UserType, readonly string[]>> = {
  [userTypeCodes.student]: ['学生', '在校生', '学员', 'student', 'pupil', 'learner', 's', '1'],
  [userTypeCodes.teacher]: ['教师', '老师', '教职工', '教员', 'teacher', 'staff', 't', '2'],
  [userTypeCodes.parent]: ['家长', '监护人', '父母', 'parent', 'guardian', 'p', '3'],
  [userTypeCodes.administrator]: ['管理员', '学校管理员', '系统管理员', 'administrator', 'admin', 'a', '4'],
};
const sexWords: Readonly<Record<string, readonly string[]>> = {
  男: ['男', '男性', '男生', 'm', 'male', 'boy'],
  女: ['女', '女性', '女生', 'f', 'female', 'girl'],
};
const flagWords: Readonly<Record<string, readonly string[]>> = {
  '1': ['是', '班主任', '对', '√', '1', 'yes', 'y', 'true', 'head', 'x'],
  '0': ['否', '不是', '0', 'no', 'n', 'false'],
};

const userTypesByWord = invert(userTypeWords);
const sexesByWord = invert(sexWords);
const flagsByWord = invert(flagWords);

export function findUserType(word: string): UserType | undefined {
  const code = userTypesByWord.get(normalize(word));
  return Object.values(userTypeCodes).find((known) => String(known) === code);
}

/** `男` or `女`. */
export function findSex(word: string): string | undefined {
  return sexesByWord.get(normalize(word));
}

/** `1` or `0`. */
export function findFlag(word: string): string | undefined {
  return flagsByWord.get(normalize(word));
}

function normalize(word: string): string {
  return word.normalize('NFKC').toLowerCase().trim();
}

function invert(words: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(words).flatMap(([value, own]) => own.map((word) => [word, value] as const)));
}
