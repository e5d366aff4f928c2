/** A nested payload as flat pairs: `a.b=1`, `list[0].b=2` (D03, D-19). Undefined is left out, null is empty. */
export function flattenForm(payload: Record<string, unknown>): [string, string][] {
  const pairs: [string, string][] = [];
  const visit = (key: string, value: unknown): void => {
    if (value === undefined) return;
    if (value === null) pairs.push([key, '']);
    else if (Array.isArray(value))
      for (const [index, item] of value.entries()) visit(`${key}[${index}]`, item);
    else if (typeof value === 'object') {
      for (const [name, child] of Object.entries(value)) visit(key ? `${key}.${name}` : name, child);
    } else pairs.push([key, String(value)]);
  };
  visit('', payload);
  return pairs;
}

const limits = { depth: 5, arrayLimit: 20, parameterLimit: 1000 } as const;
type Tree = Record<string, unknown>;
const poison = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads flat pairs back into a nested payload, within the limits of D14 (depth 5, array limit 20,
 * 1000 parameters). A key beyond a limit stays flat; keys that could reach a prototype are dropped.
 */
export function parseForm(pairs: Iterable<[string, string]>): Tree {
  const root: Tree = Object.create(null);
  let count = 0;
  for (const [key, value] of pairs) {
    count += 1;
    if (count > limits.parameterLimit) break;
    const segments = segmentsOf(key);
    if (segments.some((segment) => poison.has(segment))) continue;
    if (segments.length > limits.depth + 1) root[key] = value;
    else assign(root, segments, value);
  }
  return foldArrays(root) as Tree;
}

function segmentsOf(key: string): string[] {
  return key.replace(/\[(\w*)\]/g, '.$1').split('.');
}

function assign(root: Tree, segments: string[], value: string): void {
  let node = root;
  for (const segment of segments.slice(0, -1)) {
    const next = node[segment];
    if (typeof next === 'object' && next !== null) node = next as Tree;
    else {
      const created: Tree = Object.create(null);
      node[segment] = created;
      node = created;
    }
  }
  node[segments.at(-1) ?? ''] = value;
}

/** Objects whose keys are 0…n become arrays, up to the array limit. */
function foldArrays(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, foldArrays(child)] as const);
  const isList =
    entries.length > 0 &&
    entries.length <= limits.arrayLimit &&
    entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}
