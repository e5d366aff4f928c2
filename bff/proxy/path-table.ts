/** What a part of the path leads to. */
interface Junction<Value> {
  readonly literals: Map<string, Junction<Value>>;
  readonly parameters: { before: string; after: string; next: Junction<Value> }[];
  here?: Value;
  /** For everything below that has no value of its own. */
  below?: Value;
}

/** Values by path. A lookup takes as long with three calls as with three hundred. */
export interface PathTable<Value> {
  find(pathname: string): Value | undefined;
}

/**
 * @param values by path, whose segments may hold a `{parameter}`. A slash at the end stands for everything below. Where two
 * paths fit, the one with the earlier literal segment counts
 */
export function createPathTable<Value>(
  values: Iterable<readonly [path: string, value: Value]>,
): PathTable<Value> {
  const root = createJunction<Value>();
  for (const [path, value] of values) {
    const isFolder = path.endsWith('/');
    const last = path
      .slice(1, isFolder ? -1 : undefined)
      .split('/')
      .reduce(proceed, root);
    if (isFolder) last.below = value;
    else last.here = value;
  }
  return { find: (pathname) => findBelow(root, pathname, 1) };
}

function createJunction<Value>(): Junction<Value> {
  return { literals: new Map(), parameters: [] };
}

/** The junction behind a segment, made where there is none. */
function proceed<Value>(from: Junction<Value>, segment: string): Junction<Value> {
  const parameter = /^(.*)\{\w+\}(.*)$/.exec(segment);
  if (!parameter) {
    const next = from.literals.get(segment) ?? createJunction<Value>();
    from.literals.set(segment, next);
    return next;
  }
  const [, before = '', after = ''] = parameter;
  const known = from.parameters.find((each) => each.before === before && each.after === after);
  if (known) return known.next;
  const next = createJunction<Value>();
  from.parameters.push({ before, after, next });
  return next;
}

function findBelow<Value>(junction: Junction<Value>, pathname: string, from: number): Value | undefined {
  if (from > pathname.length) return junction.here;
  const slash = pathname.indexOf('/', from);
  const end = slash < 0 ? pathname.length : slash;
  const segment = pathname.slice(from, end);
  const literal = junction.literals.get(segment);
  const found = literal && findBelow(literal, pathname, end + 1);
  if (found !== undefined) return found;
  for (const { before, after, next } of junction.parameters) {
    const isFitting =
      segment.length > before.length + after.length && segment.startsWith(before) && segment.endsWith(after);
    const value = isFitting ? findBelow(next, pathname, end + 1) : undefined;
    if (value !== undefined) return value;
  }
  return junction.below;
}
