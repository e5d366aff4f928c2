import { setImmediate } from 'node:timers/promises';
import type { Problem } from './problem.ts';
import { emptyWindow, type ScriptWindow, scriptRules, type Words } from './script-rules.ts';
import { noToken, readTokens, type ScriptToken } from './script-tokens.ts';

/** So many tokens are read before others get their turn: a large script takes a second. */
const tokensPerTurn = 50_000;
/** Problems of one file; what comes after them is more of the same. */
const perFile = 5;
const declaring = new Set(['const', 'let', 'var', 'function']);

/** What a script must not hold. */
export async function findScriptProblems(file: string, source: string): Promise<Problem[]> {
  const found = new Map<string, Words>();
  await forEachWindow(source, (window) => {
    for (const rule of scriptRules) {
      const words = found.size < perFile ? rule(window) : undefined;
      if (words) found.set(words[1], words);
    }
  });
  return [...found.values()].map(([zh, en]) => ({ file, zh, en }));
}

/** The names that a module exports by a list or a declaration. `export *` says none. */
export async function listExports(source: string): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  let isInList = false;
  let isAsync = false;
  await forEachWindow(source, ([before2, before, token, next]) => {
    if (token.kind === 'name' && token.value === 'export' && next.value === '{')
      isInList = before.value !== '.';
    else if (token.value === '}') isInList = false;
    else if (isInList && token.kind !== 'mark' && token.value !== 'as' && next.value !== 'as')
      names.add(token.value);
    const isDeclared = before2.value === 'export' || (isAsync && before2.value === 'async');
    if (isDeclared && token.kind === 'name' && declaring.has(before.value)) names.add(token.value);
    if (token.value === 'async') isAsync = before.value === 'export';
  });
  return names;
}

/** Calls `visit` for each token of a script, with two neighbours on both sides. */
async function forEachWindow(source: string, visit: (window: ScriptWindow) => void): Promise<void> {
  let window = emptyWindow;
  let count = 0;
  const push = (token: ScriptToken): void => {
    const [, second, third, fourth, fifth] = window;
    window = [second, third, fourth, fifth, token];
    if (window[2] !== noToken) visit(window);
  };
  for (const token of readTokens(source)) {
    push(token);
    count += 1;
    if (count % tokensPerTurn === 0) await setImmediate();
  }
  push(noToken);
  push(noToken);
}
