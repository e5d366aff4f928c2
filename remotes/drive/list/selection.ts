/** Which entries are chosen, where the keyboard stands, and where a range begins. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Row that the keyboard stands on. */
  readonly active: number;
  /** Row that a range begins at. */
  readonly anchor: number;
}

export const noSelection: Selection = { ids: new Set(), active: 0, anchor: 0 };

export type SelectionMode = 'only' | 'toggle' | 'range';

/**
 * The selection after a row was chosen, as lists of files do it: alone, in addition, or from the anchor to here.
 * @param idAt undefined for a row that is not loaded
 */
export function choose(
  now: Selection,
  row: number,
  mode: SelectionMode,
  idAt: (row: number) => string | undefined,
): Selection {
  const id = idAt(row);
  if (id === undefined) return { ...now, active: row };
  if (mode === 'only') return { ids: new Set([id]), active: row, anchor: row };
  if (mode === 'toggle') {
    const ids = new Set(now.ids);
    if (!ids.delete(id)) ids.add(id);
    return { ids, active: row, anchor: row };
  }
  const [from, to] = [Math.min(now.anchor, row), Math.max(now.anchor, row)];
  const ids = new Set<string>();
  for (let at = from; at <= to; at += 1) {
    const each = idAt(at);
    if (each !== undefined) ids.add(each);
  }
  return { ids, active: row, anchor: now.anchor };
}
