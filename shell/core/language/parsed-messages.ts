import type { IntlConfig } from 'react-intl';
import type { CompiledMessages } from '#shared/contracts';
import { write } from '#shared/language';
import { getLanguage } from './current-language.ts';

/** What react-intl calls a piece of plain text in a parsed message. */
const plainText = 0;

/**
 * Brings compiled messages into the one shape that react-intl formats without a parser: plain texts, which the build
 * leaves as they are to keep files small, become parsed messages of one piece.
 */
export function toParsedMessages(messages: CompiledMessages): NonNullable<IntlConfig['messages']> {
  return Object.fromEntries(
    Object.entries(write(messages, getLanguage())).map(([id, message]) => [
      id,
      typeof message === 'string' ? [{ type: plainText, value: message }] : message,
    ]),
  ) as NonNullable<IntlConfig['messages']>;
}
