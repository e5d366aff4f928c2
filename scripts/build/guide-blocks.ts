import { type MarkedToken, marked, type Token, type Tokens } from 'marked';
import type { Block, Inline } from '../../remotes/developers/guides/block.ts';

/**
 * Reads a guide for integrators, so that the browser needs no parser. HTML in it stays text.
 * @throws Error that shows the first piece of Markdown for which the developer centre has no look
 */
export function readGuide(source: string): Block[] {
  return marked.lexer(source).flatMap((token) => readBlock(token as MarkedToken));
}

function readBlock(token: MarkedToken): Block | [] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return { kind: 'heading', level: token.depth, content: readInlines(token.tokens) };
    case 'paragraph':
      return { kind: 'paragraph', content: readInlines(token.tokens) };
    case 'list':
      return { kind: 'list', items: token.items.map(readItem) };
    case 'code':
      return { kind: 'code', language: token.lang?.split(' ')[0] ?? '', text: token.text };
    case 'table':
      return { kind: 'table', head: readCells(token.header), rows: token.rows.map(readCells) };
    default:
      throw unknownPiece(token);
  }
}

function readItem({ tokens }: Tokens.ListItem): Inline[] {
  return tokens.flatMap((token) => {
    if (token.type !== 'text' || !token.tokens) throw unknownPiece(token);
    return readInlines(token.tokens);
  });
}

function readCells(cells: readonly Tokens.TableCell[]): Inline[][] {
  return cells.map(({ tokens }) => readInlines(tokens));
}

/** Neighbouring pieces of plain text become one. */
function readInlines(tokens: readonly Token[]): Inline[] {
  const pieces: Inline[] = [];
  for (const token of tokens) {
    const piece = readInline(token as MarkedToken);
    const before = pieces.at(-1);
    if (piece.kind === 'text' && before?.kind === 'text') before.text += piece.text;
    else pieces.push(piece);
  }
  return pieces;
}

function readInline(token: MarkedToken): Inline {
  switch (token.type) {
    case 'text':
    case 'escape':
    case 'html':
      return { kind: 'text', text: token.text.replace(/\s*\n\s*/g, ' ') };
    case 'codespan':
      return { kind: 'code', text: token.text };
    case 'strong':
    case 'em':
      return { kind: 'strong', text: plainText(token.tokens) };
    case 'link':
      return { kind: 'link', text: plainText(token.tokens), href: token.href };
    default:
      throw unknownPiece(token);
  }
}

function plainText(tokens: readonly Token[]): string {
  return readInlines(tokens)
    .map(({ text }) => text)
    .join('');
}

function unknownPiece({ type, raw }: Token): Error {
  return new Error(`guides have no ${type}: ${raw.trim()}`);
}
