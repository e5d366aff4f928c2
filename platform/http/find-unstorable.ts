import { isStorable } from '#platform/database';

/**
 * Where a payload holds text that a database cannot keep: dotted paths, as `fieldErrors` names them. It walks without
 * recursion, since a body may nest deeper than the stack.
 */
export function findUnstorable(payload: unknown): string[] {
  const found: string[] = [];
  const open: [path: string, value: unknown][] = [['', payload]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !isStorable(value)) found.push(path);
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, child] of Object.entries(value)) {
      if (isStorable(name)) open.push([path ? `${path}.${name}` : name, child]);
      else found.push(path);
    }
  }
  return [...new Set(found)];
}
