interface Version {
  numbers: readonly number[];
  /** Parts of what follows the hyphen; a release has none. */
  preview: readonly string[];
}

/** Whether a version is in a range of npm. The library's own code for this is four times as big. */
export function satisfy(version: string, range: string): boolean {
  const actual = parse(version);
  return range.split('||').some((each) =>
    each
      .replace(/(\S+)\s+-\s+(\S+)/, '>=$1 <=$2')
      .replace(/([\^~<>=])\s+/g, '$1')
      .trim()
      .split(/\s+/)
      .every((part) => isWithin(actual, part)),
  );
}

function isWithin(actual: Version, part: string): boolean {
  const [, operator = '', text = ''] = /^([\^~]|[<>]?=?)(.*)$/.exec(part) ?? [];
  const wanted = parse(text);
  const { length } = wanted.numbers;
  if (length === 0) return true;
  const difference = compare(actual, wanted);
  // From this place on, numbers may be greater than those that are wanted.
  const free = operator === '^' ? wanted.numbers.findIndex((number) => number > 0) + 1 || length : length;
  const isAlike = (places: number) =>
    wanted.numbers.slice(0, places).every((number, place) => actual.numbers[place] === number);
  switch (operator) {
    case '>=':
      return difference >= 0;
    case '<':
      return difference < 0;
    case '>':
      return length === 3 ? difference > 0 : compare(actual, nextTo(wanted)) >= 0;
    case '<=':
      return difference <= 0 || (length < 3 && isAlike(length));
    case '^':
      return difference >= 0 && isAlike(free);
    case '~':
      return difference >= 0 && isAlike(Math.min(2, length));
    default:
      return length === 3 ? difference === 0 : difference >= 0 && isAlike(length);
  }
}

/** The first version after all those that begin alike. */
function nextTo({ numbers }: Version): Version {
  return { numbers: numbers.with(-1, (numbers.at(-1) ?? 0) + 1), preview: [] };
}

/** A part that is missing, `x` or `*` ends the numbers. */
function parse(text: string): Version {
  const [release = '', ...preview] = text.replace(/^v|\+.*$/g, '').split('-');
  const numbers: number[] = [];
  for (const each of release.split('.')) {
    if (!/^\d+$/.test(each)) break;
    numbers.push(Number(each));
  }
  return { numbers, preview: preview.length > 0 ? preview.join('-').split('.') : [] };
}

/** Negative where the first is older. A preview is older than its release. */
function compare(one: Version, other: Version): number {
  for (const place of [0, 1, 2]) {
    const difference = (one.numbers[place] ?? 0) - (other.numbers[place] ?? 0);
    if (difference !== 0) return difference;
  }
  if (one.preview.length === 0 || other.preview.length === 0)
    return other.preview.length - one.preview.length;
  return one.preview.join('.').localeCompare(other.preview.join('.'), 'en', { numeric: true });
}
