import type { Description } from './descriptions.ts';

/** What the page of a component says of one export, or of a type that it names. */
export interface PagePart extends Description {
  readonly name: string;
}

export interface PageParts {
  /** Exports of which there is something to say, and then the types that these name. */
  readonly parts: readonly PagePart[];
  /** Exports that only pass on what HTML and Chakra take. */
  readonly plain: readonly string[];
}

type Door = Readonly<Record<string, Description>>;

/** What there is to say of the exports of a page: properties, or what a function takes. */
export function partsOfPage(door: Door, names: readonly string[]): PageParts {
  const all = names.map((name) => toPart(door, name));
  const parts = all.filter(({ props, signature }) => props.length > 0 || signature !== '');
  const written = parts.flatMap(({ props, signature }) => [signature, ...props.map(({ type }) => type)]);
  const named = new Set(written.flatMap((type) => type.match(/\b[A-Z]\w+/g) ?? []));
  const types = [...named].filter((name) => !names.includes(name) && (door[name]?.props.length ?? 0) > 0);
  return {
    parts: [...parts, ...types.map((name) => toPart(door, name))],
    plain: names.filter((name) => !parts.some((part) => part.name === name)),
  };
}

/** A component has its properties under its own name and `Props`. */
function toPart(door: Door, name: string): PagePart {
  const { about = '', signature = '', props = [] } = door[name] ?? {};
  return { name, about, signature, props: door[`${name}Props`]?.props ?? props };
}
