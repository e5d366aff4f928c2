import { findPlaces, type Place } from './find-places.ts';

type Kind = 'html' | 'attributes' | 'code';

/** Text that may stand in a page as it is. Only this room makes it: a text that looks like it is none. */
export class Markup<Of extends Kind> {
  readonly kind: Of;
  readonly #text: string;

  constructor(kind: Of, text: string) {
    this.kind = kind;
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

/** HTML in which every value is escaped. */
export type Html = Markup<'html' | 'code'>;
/** Attributes with a space before each, in which every value is escaped. */
export type Attributes = Markup<'attributes'>;

/** What a template takes. An array stands for its values without anything between them; no value for nothing. */
export type HtmlValue = Markup<Kind> | string | number | false | null | undefined | readonly HtmlValue[];

/** What goes in as it is; texts are escaped in elements and attributes, and stand nowhere else. */
const taken: Readonly<Record<Place, readonly Kind[]>> = {
  element: ['html', 'code'],
  attribute: [],
  tag: ['attributes', 'code'],
  script: ['code'],
};

/** The tag of HTML. @throws TypeError for a value that does not belong where it stands */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Markup('html', join(parts, findPlaces(parts, ''), values));
}

/** The tag of what stands in a start tag behind the name. @throws TypeError as `html` */
export function attributes(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Attributes {
  return new Markup('attributes', join(parts, findPlaces(parts, '<a'), values));
}

function join(parts: TemplateStringsArray, places: readonly Place[], values: readonly HtmlValue[]): string {
  let text = parts[0] ?? '';
  for (let index = 0; index < values.length; index++)
    text += write(values[index], places[index] ?? 'script') + parts[index + 1];
  return text;
}

function write(value: HtmlValue, place: Place): string {
  if (typeof value === 'string')
    return value === '' || place === 'element' || place === 'attribute'
      ? escapeText(value)
      : refuse('a text');
  if (value instanceof Markup)
    return taken[place].includes(value.kind) ? value.toString() : refuse(value.kind);
  if (typeof value === 'number') return write(String(value), place);
  if (Array.isArray(value)) return value.map((each) => write(each, place)).join('');
  return '';
}

function refuse(what: string): never {
  throw new TypeError(`this place of a template does not take ${what}`);
}

const special = /[&<>"']/;
const allSpecial = /[&<>"']/g;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeText(text: string): string {
  return special.test(text) ? text.replace(allSpecial, (sign) => entities[sign] ?? '') : text;
}
