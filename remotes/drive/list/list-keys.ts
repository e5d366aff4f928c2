export type ListAction =
  | { readonly kind: 'go'; readonly row: number; readonly mode: 'only' | 'range' }
  | { readonly kind: 'toggle' | 'open' | 'all' | 'clear' | 'remove' | 'rename' };

export interface KeyInput {
  key: string;
  shiftKey: boolean;
  /** Ctrl, or Command on a Mac. */
  hasControl: boolean;
}

/** What a key means in a list of files; undefined where it is left to the browser. */
export function findListAction(
  { key, shiftKey, hasControl }: KeyInput,
  { active, count, columns }: { active: number; count: number; columns: number },
): ListAction | undefined {
  if (hasControl) return key.toLowerCase() === 'a' ? { kind: 'all' } : undefined;
  if (Object.hasOwn(plain, key)) return plain[key];
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: columns,
    ArrowUp: -columns,
    ...(columns > 1 && { ArrowRight: 1, ArrowLeft: -1 }),
    PageDown: pageRows * columns,
    PageUp: -pageRows * columns,
    Home: -count,
    End: count,
  };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step === undefined || count === 0) return undefined;
  const row = Math.min(Math.max(active + step, 0), count - 1);
  return { kind: 'go', row, mode: shiftKey ? 'range' : 'only' };
}

const pageRows = 10;
const plain: Readonly<Record<string, ListAction>> = {
  Enter: { kind: 'open' },
  ' ': { kind: 'toggle' },
  Delete: { kind: 'remove' },
  F2: { kind: 'rename' },
  Escape: { kind: 'clear' },
};
