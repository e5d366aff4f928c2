import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** A message as the browser gets it: plain text, or parsed where it has arguments. */
export type CompiledMessage = string | MessageFormatElement[];

/**
 * Parses the messages of one language, so that the browser needs no parser.
 * @param messages ICU messages by id
 * @throws Error that names the message which cannot be parsed
 */
export function compileMessages(messages: Record<string, string>): Record<string, CompiledMessage> {
  return Object.fromEntries(
    Object.entries(messages).map(([id, text]) => {
      try {
        return [id, compileMessage(text)];
      } catch (cause) {
        throw new Error(`message ${id} cannot be parsed: ${text}`, { cause });
      }
    }),
  );
}

function compileMessage(text: string): CompiledMessage {
  if (text === '') return text;
  const elements = parse(text, { captureLocation: false });
  const [first] = elements;
  return elements.length === 1 && first?.type === TYPE.literal ? first.value : elements;
}
