import type { Readable } from 'node:stream';
import { Parser } from 'htmlparser2';

/** What is said of elements; prefixes of namespaces are left out. */
export interface XmlHandler {
  readonly onOpen: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly onText?: (text: string) => void;
  readonly onClose?: (name: string) => void;
}

/** A parser that knows no document types, so that no entity grows. Feed it pieces. */
export function createXmlParser({ onOpen, onText, onClose }: XmlHandler): Parser {
  return new Parser(
    {
      onopentag: (name, attributes) => onOpen(localName(name), attributes),
      ontext: (text) => onText?.(text),
      onclosetag: (name) => onClose?.(localName(name)),
    },
    { xmlMode: true, decodeEntities: true },
  );
}

/** Parses a small part. */
export function parseXml(text: string, onOpen: XmlHandler['onOpen']): void {
  const parser = createXmlParser({ onOpen });
  parser.write(text);
  parser.end();
}

/** The text of a part, a piece at a time. UTF-8 and UTF-16 are what parts may be in. */
export async function* decodePart(stream: Readable): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(piece[0] === 0xff && piece[1] === 0xfe ? 'utf-16le' : 'utf-8');
    yield decoder.decode(piece, { stream: true });
  }
}

export function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}
