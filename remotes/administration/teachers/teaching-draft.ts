import { type ClassTeacher, type FieldText, maxTeaching } from '#shared/contracts';

/** Who teaches, as the form has it. */
export interface TeachingDraft {
  readonly teaching: readonly ClassTeacher[];
}

const twice: FieldText = {
  'zh-CN': '同一教师的同一学科只能出现一次',
  en: 'Name each teacher and subject once',
};
const tooMany: FieldText = {
  'zh-CN': `最多 ${maxTeaching} 行`,
  en: `Use at most ${maxTeaching} lines`,
};

/** What is wrong before anything is sent. */
export function findProblems({ teaching }: TeachingDraft): Partial<Record<'teaching', FieldText>> {
  const keys = teaching.map(({ userId, subject }) => JSON.stringify([userId, subject.trim()]));
  if (new Set(keys).size < keys.length) return { teaching: twice };
  return teaching.length > maxTeaching ? { teaching: tooMany } : {};
}

/** A teacher joins with a line of her own; the first one of a class is taken for its head teacher. */
export function withTeacher(
  { teaching }: TeachingDraft,
  teacher: Pick<ClassTeacher, 'userId' | 'realName' | 'loginName'>,
): TeachingDraft {
  return { teaching: [...teaching, { ...teacher, subject: '', isHead: teaching.length === 0 }] };
}

export function withLine(
  { teaching }: TeachingDraft,
  at: number,
  change: Partial<Pick<ClassTeacher, 'subject' | 'isHead'>>,
): TeachingDraft {
  return { teaching: teaching.map((line, index) => (index === at ? { ...line, ...change } : line)) };
}

export function withoutLine({ teaching }: TeachingDraft, at: number): TeachingDraft {
  return { teaching: teaching.filter((_, index) => index !== at) };
}
