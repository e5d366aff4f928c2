import type { Call } from './call.ts';

const parameter = /\{(\w+)\}/g;

/** Names of the `{param}` segments of a call's path. */
export function pathParametersOf(call: Call): string[] {
  return [...call.path.matchAll(parameter)].map((match) => match[1] ?? '');
}

/**
 * Fills the `{param}` segments from the payload and gives back what is left of it.
 * @throws TypeError when a parameter is missing: a programming error, not a user's.
 */
export function buildCallPath(
  call: Call,
  payload: Record<string, unknown>,
): { path: string; rest: Record<string, unknown> } {
  const names = new Set(pathParametersOf(call));
  const path = call.path.replace(parameter, (_, name: string) => {
    const value = payload[name];
    if (value === undefined || value === null || value === '') {
      throw new TypeError(`${call.name} needs the path parameter ${name}`);
    }
    return encodeURIComponent(String(value));
  });
  const rest = Object.fromEntries(Object.entries(payload).filter(([key]) => !names.has(key)));
  return { path, rest };
}
