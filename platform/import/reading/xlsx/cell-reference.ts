export interface CellPlace {
  /** From 0. */
  readonly column: number;
  /** From 1, as in spreadsheets. */
  readonly row: number;
}

/** `AB12` is the column 27 of row 12; undefined for what is no reference. */
export function parseReference(reference: string): CellPlace | undefined {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? [];
  if (!letters || !digits) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { column: column - 1, row: Number(digits) };
}
