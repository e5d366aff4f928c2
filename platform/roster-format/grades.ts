const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/** Codes of grades (CEDS, as most systems send them) with what schools call them; the first one is what a code alone becomes. */
const namesByCode: ReadonlyMap<string, readonly string[]> = new Map([
  ['PR', ['小班']],
  ['PK', ['中班']],
  ['KG', ['大班', 'Kindergarten']],
  ...numerals.map((_, at) => [String(at + 1).padStart(2, '0'), namesOfNumber(at + 1)] as const),
]);
const codesByName: ReadonlyMap<string, string> = new Map(
  [...namesByCode].flatMap(([code, names]) => names.map((name) => [name, code] as const)),
);

/** The code of a grade; a name that has none stays as it is. */
export function gradeCodeOf(gradeName: string): string {
  return codesByName.get(gradeName) ?? gradeName;
}

/** What a code is called. A name of a school's own stays as it is. @param grades as files have them: several stand with commas */
export function gradeNameOf(grades: string): string {
  const code = firstOf(grades);
  return namesByCode.get(code.padStart(2, '0'))?.[0] ?? code;
}

/** The title of a class: its grade as the school writes it, then its name. */
export function titleOf({ gradeName, className }: { gradeName: string; className: string }): string {
  return /[\w.]$/.test(gradeName) ? `${gradeName} ${className}` : gradeName + className;
}

/** Grade and name of a class by its code and its title. */
export function splitTitle(grades: string, title: string): { gradeName: string; className: string } {
  const code = firstOf(grades);
  const names = namesByCode.get(code.padStart(2, '0')) ?? [code];
  for (const gradeName of names) {
    const className = title.slice(gradeName.length).trim();
    if (title.startsWith(gradeName) && className !== '') return { gradeName, className };
  }
  return { gradeName: names[0] ?? '', className: title };
}

function firstOf(grades: string): string {
  return (grades.split(',')[0] ?? '').trim();
}

/** Twelve years: six of primary school, then three and three. */
function namesOfNumber(number: number): string[] {
  const ofStage = numerals[(number - 1) % 3] ?? '';
  const common = [`${number}年级`, `Grade ${number}`, `Year ${number}`, `G${number}`];
  const years = `${numerals[number - 1]}年级`;
  if (number <= 6) return [years, `小${numerals[number - 1]}`, ...common];
  const stage = number <= 9 ? '初' : '高';
  const names = [`${stage}${ofStage}`, `${stage}中${ofStage}年级`];
  return number <= 9 ? [years, ...names, ...common] : [...names, years, ...common];
}
