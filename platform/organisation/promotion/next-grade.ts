/** What a grade becomes when the year ends; undefined where its name says nothing about it. */
export type NextGrade = { readonly leaves: false; readonly gradeName: string } | { readonly leaves: true };

type Step = (grade: string, others: ReadonlySet<string>) => NextGrade | undefined;

const numerals = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
/** After these a pupil leaves, unless the school has the next one too. */
const lastOfPrimary = 6;
const lastOfMiddle = 9;
const lastOfHigh = 12;
const leaves: NextGrade = { leaves: true };
const kindergarten = ['托班', '小班', '中班', '大班'];
const separators = ['|||', '/'];

/**
 * The grade that comes after one, in the manner of its name: 三年级, 3年级, 初二, 高一, 中班, Grade 3, Year 7.
 * @param gradeName in one language, or as `中文/English`; then both parts change
 * @param known all grades of the school: 六年级 leaves a primary school, and goes on where there is a 七年级
 * @returns undefined for a name that a person has to decide about
 */
export function nextGradeOf(gradeName: string, known: readonly string[]): NextGrade | undefined {
  const separator = separators.find((one) => gradeName.includes(one));
  if (separator === undefined) return nextOfPart(gradeName, new Set(known.flatMap(partsOf)));
  const others = new Set(known.flatMap(partsOf));
  const parts = gradeName.split(separator).map((part) => nextOfPart(part.trim(), others));
  const names: string[] = [];
  // The Chinese name stands first and says whether a pupil leaves; a part that says nothing leaves all to a person.
  if (parts[0]?.leaves) return leaves;
  for (const part of parts) {
    if (!part || part.leaves) return undefined;
    names.push(part.gradeName);
  }
  return { leaves: false, gradeName: names.join(separator) };
}

function partsOf(gradeName: string): string[] {
  const separator = separators.find((one) => gradeName.includes(one));
  return separator === undefined ? [gradeName] : gradeName.split(separator).map((part) => part.trim());
}

function nextOfPart(name: string, others: ReadonlySet<string>): NextGrade | undefined {
  for (const step of steps) {
    const next = step(name.trim(), others);
    if (next) return next;
  }
  return undefined;
}

const steps: readonly Step[] = [nextOfCount, nextOfStage, nextOfYears, nextInEnglish, nextInKindergarten];

/** 一年级 … 十二年级, and the same in digits. */
function nextOfCount(name: string, others: ReadonlySet<string>): NextGrade | undefined {
  const [, prefix = '', count = ''] = /^(小学)?([一二三四五六七八九十]+|\d{1,2})年级$/.exec(name) ?? [];
  const number = numberOf(count);
  if (number === undefined) return undefined;
  const next = `${prefix}${written(number + 1, count)}年级`;
  if (number === lastOfPrimary) return findKnown([next, '初一', '预初', '初中一年级'], others);
  if (number === lastOfMiddle) return findKnown([next, '高一', '高中一年级'], others);
  return number === lastOfHigh ? leaves : to(next);
}

/** 小三, 初二, 高一. Some schools count four years of 初. */
function nextOfStage(name: string, others: ReadonlySet<string>): NextGrade | undefined {
  if (name === '预初') return to('初一');
  const [, stage = '', count = ''] = /^([小初高])([一二三四五六])$/.exec(name) ?? [];
  const number = numberOf(count);
  if (number === undefined) return undefined;
  const next = `${stage}${numerals[number + 1] ?? ''}`;
  if (stage === '小') return number === lastOfPrimary ? findKnown(['初一', '预初'], others) : to(next);
  if (number < 3) return to(next);
  return stage === '初' ? findKnown(number === 3 ? [next, '高一'] : ['高一'], others) : leaves;
}

/** 初中二年级, 高中一年级. */
function nextOfYears(name: string, others: ReadonlySet<string>): NextGrade | undefined {
  const [, stage = '', count = ''] = /^(初中|高中)([一二三四])年级$/.exec(name) ?? [];
  const number = numberOf(count);
  if (number === undefined) return undefined;
  if (number < 3) return to(`${stage}${numerals[number + 1]}年级`);
  return stage === '初中' ? findKnown(['高中一年级', '高一'], others) : leaves;
}

/** Grade 3, Year 7, G5. */
function nextInEnglish(name: string, others: ReadonlySet<string>): NextGrade | undefined {
  const [, word = '', count = ''] = /^(Grade |Year |G)(\d{1,2})$/i.exec(name) ?? [];
  const number = numberOf(count);
  if (number === undefined) return undefined;
  const next = `${word}${number + 1}`;
  if (number === lastOfPrimary || number === lastOfMiddle) return findKnown([next], others);
  return number === lastOfHigh ? leaves : to(next);
}

function nextInKindergarten(name: string): NextGrade | undefined {
  const at = kindergarten.indexOf(name);
  if (at < 0) return undefined;
  const next = kindergarten[at + 1];
  return next ? to(next) : leaves;
}

function to(gradeName: string): NextGrade {
  return { leaves: false, gradeName };
}

function findKnown(names: readonly string[], others: ReadonlySet<string>): NextGrade {
  const found = names.find((name) => others.has(name));
  return found === undefined ? leaves : to(found);
}

/** 1 to 12. */
function numberOf(count: string): number | undefined {
  const number = /^\d+$/.test(count) ? Number(count) : numerals.indexOf(count);
  return number >= 1 && number <= lastOfHigh ? number : undefined;
}

/** In the manner of another number. */
function written(number: number, as: string): string {
  return /^\d/.test(as) ? String(number) : (numerals[number] ?? '');
}
