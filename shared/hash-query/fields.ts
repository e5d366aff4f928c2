/** How one field of a query stands in the hash. */
export interface HashField<Value> {
  /** Name of the parameter. */
  readonly name: string;
  /** The value that is not written. */
  readonly empty: Value;
  /** Reads a parameter; what it does not understand is empty. */
  parse(written: string): Value;
}

function cut(written: string, maxLength: number): string {
  return written.trim().slice(0, maxLength);
}

/** Free text, cut to a length in UTF-16 units; empty by default. */
export function text(name: string, maxLength: number): HashField<string> {
  return { name, empty: '', parse: (written) => cut(written, maxLength) };
}

/** Free text, cut to a length in UTF-16 units; undefined by default. */
export function optionalText(name: string, maxLength: number): HashField<string | undefined> {
  return { name, empty: undefined, parse: (written) => cut(written, maxLength) || undefined };
}

/** One of a list; anything else is the default, which is undefined unless it is named. */
export function oneOf<Item extends string | number>(
  name: string,
  items: readonly Item[],
): HashField<Item | undefined>;
export function oneOf<Item extends string | number>(
  name: string,
  items: readonly Item[],
  empty: Item,
): HashField<Item>;
export function oneOf<Item extends string | number>(
  name: string,
  items: readonly Item[],
  empty?: Item,
): HashField<Item | undefined> {
  return { name, empty, parse: (written) => items.find((item) => String(item) === written) ?? empty };
}

/** Written as 1, left out where false. */
export function flag(name: string): HashField<boolean> {
  return { name, empty: false, parse: (written) => written === '1' };
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** A day of the calendar, `YYYY-MM-DD`; undefined by default. */
export function day(name: string): HashField<string | undefined> {
  const isDay = (written: string): boolean => dayPattern.test(written) && !Number.isNaN(Date.parse(written));
  return { name, empty: undefined, parse: (written) => (isDay(written) ? written : undefined) };
}
