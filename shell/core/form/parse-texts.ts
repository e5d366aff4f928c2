/** Reads a kept draft that has texts only; see `FormOptions.keep`. */
export function parseTexts<Name extends string>(
  ...names: readonly Name[]
): (kept: unknown) => Record<Name, string> | undefined {
  return (kept) => {
    if (typeof kept !== 'object' || kept === null) return undefined;
    const texts = names.map((name): unknown => Reflect.get(kept, name));
    if (!texts.every((text) => typeof text === 'string')) return undefined;
    return Object.fromEntries(names.map((name, at) => [name, texts[at]])) as Record<Name, string>;
  };
}
