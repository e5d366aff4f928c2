/** Family names of two characters; all others have one. */
const compoundNames = [
  ...['欧阳', '司马', '上官', '诸葛', '夏侯', '东方', '皇甫', '尉迟', '公孙', '慕容', '令狐', '司徒'],
  ...['长孙', '宇文', '端木', '独孤', '南宫', '闻人', '申屠', '澹台', '轩辕', '百里', '呼延', '东郭'],
];
const han = /^\p{Script=Han}+$/u;
/** Both names are needed; this one says that there is none. */
const none = '-';

export interface NameParts {
  readonly givenName: string;
  readonly familyName: string;
}

/** A name in one piece in two parts, which `joinName` puts together again. */
export function splitName(name: string): NameParts {
  const parts = han.test(name) ? splitHan(name) : splitAtBlank(name);
  return parts && joinName(parts) === name ? parts : { givenName: name, familyName: none };
}

/** Chinese names begin with the family and have no blank. */
export function joinName({ givenName, familyName }: NameParts): string {
  const names = [givenName, familyName].map((name) => (name === none ? '' : name.trim()));
  const [given = '', family = ''] = names;
  if (given === '' || family === '') return given || family;
  return han.test(given) && han.test(family) ? family + given : `${given} ${family}`;
}

function splitHan(name: string): NameParts | undefined {
  const familyName = compoundNames.find((one) => name.startsWith(one) && name !== one) ?? [...name][0] ?? '';
  const givenName = name.slice(familyName.length);
  return givenName === '' ? undefined : { givenName, familyName };
}

function splitAtBlank(name: string): NameParts | undefined {
  const at = name.lastIndexOf(' ');
  return at < 0 ? undefined : { givenName: name.slice(0, at), familyName: name.slice(at + 1) };
}
