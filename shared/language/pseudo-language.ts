import type { KnownLanguage, Language } from './languages.ts';

/** A part of a parsed message, as far as it matters here; numbers as in `@formatjs/icu-messageformat-parser`. */
interface MessagePart {
  readonly type: number;
  readonly value?: unknown;
  readonly children?: readonly MessagePart[];
  readonly options?: Readonly<Record<string, { readonly value: readonly MessagePart[] }>>;
}

type Message = string | readonly MessagePart[];

const literalType = 0;

/** How much longer the words of other languages may be than English ones. */
const growth = 0.4;
const filler = 'one two three four five six seven eight nine ten eleven twelve ';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = [...'àƀçđéƒğĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'];

/** What servers fill into texts, such as `{unit}`. */
const argument = /(\{\w+\})/;
const letter = /\p{L}/u;

interface PseudoLanguage extends KnownLanguage {
  /** The languages to choose from, itself among them on its own pages. */
  list(languages: readonly KnownLanguage[], current: unknown): readonly KnownLanguage[];
  /** A text, or messages by id, in the pseudo-language; as they are for other languages. */
  write<Words extends string | object>(words: Words, language: Language): Words;
}

declare global {
  var pseudoLanguage: PseudoLanguage | undefined;
}

const tag = 'en-XA';

/**
 * Adds `en-XA` to what this server or page speaks: English with accents, 40 % longer, in brackets, so that untranslated and cut words are
 * seen (ADR 90). Pages load this file as a script of its own, so it imports nothing but types. No production server calls it.
 * @returns a function that takes it away again
 */
export function addPseudoLanguage(): () => void {
  const entry = { tag, name: '⟦Éñğļîšĥ⟧' } as const;
  globalThis.pseudoLanguage = {
    ...entry,
    list: (languages, current) => (current === tag ? [...languages, entry] : languages),
    write: (words, language) => (language === tag ? writeWords(words) : words),
  };
  return () => {
    globalThis.pseudoLanguage = undefined;
  };
}

function writeWords<Words extends string | object>(words: Words): Words {
  return (typeof words === 'string' ? writeText(words) : writeCatalogue(words)) as Words;
}

function writeText(text: string): string {
  if (!letter.test(text)) return text;
  const words = text.split(argument).map((part) => (argument.test(part) ? part : accent(part)));
  return `⟦${words.join('')}${longer(text)}⟧`;
}

const written = new WeakMap<object, object>();

function writeCatalogue<Catalogue extends object>(messages: Catalogue): Catalogue {
  const known = written.get(messages);
  if (known) return known as Catalogue;
  const made = Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, writeMessage(message)]),
  ) as Catalogue;
  written.set(messages, made);
  return made;
}

function writeMessage(message: Message): Message {
  if (typeof message === 'string') return writeText(message);
  const english = literalsOf(message);
  if (!letter.test(english)) return message;
  return [literal('⟦'), ...message.map(writePart), literal(`${longer(english)}⟧`)];
}

function writePart(part: MessagePart): MessagePart {
  const { type, value, children, options } = part;
  if (type === literalType) return literal(accent(String(value)));
  return {
    ...part,
    ...(children && { children: children.map(writePart) }),
    ...(options && {
      options: mapValues(options, (each) => ({ ...each, value: each.value.map(writePart) })),
    }),
  };
}

/** The words of a message; of variants the longest. */
function literalsOf(parts: readonly MessagePart[]): string {
  return parts
    .map(({ type, value, children = [], options = {} }) => {
      if (type === literalType) return String(value);
      const variants = Object.values(options).map((option) => literalsOf(option.value));
      return literalsOf(children) + (variants.sort((a, b) => b.length - a.length)[0] ?? '');
    })
    .join('');
}

function literal(value: string): MessagePart {
  return { type: literalType, value };
}

function mapValues<In, Out>(
  all: Readonly<Record<string, In>>,
  change: (each: In) => Out,
): Record<string, Out> {
  return Object.fromEntries(Object.entries(all).map(([name, each]) => [name, change(each)]));
}

function accent(text: string): string {
  return text.replace(/[a-z]/gi, (each) => accented[plain.indexOf(each)] ?? each);
}

/** As many letters more as other languages need. */
function longer(text: string): string {
  const more = Math.ceil(text.length * growth);
  return ` ${accent(filler.repeat(Math.ceil(more / filler.length)).slice(0, more)).trimEnd()}`;
}
