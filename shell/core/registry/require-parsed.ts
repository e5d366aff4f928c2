import type { CompiledMessages } from '#shared/contracts';

const hasArgument = /\{\s*\w+\s*[,}]/;

/**
 * For development: the browser has no parser, so a message with arguments that the build did not parse would appear as it is written.
 * @throws Error that names the message
 */
export function requireParsed(remote: string, messages: CompiledMessages): void {
  for (const [id, message] of Object.entries(messages)) {
    if (typeof message === 'string' && hasArgument.test(message))
      throw new Error(`${remote}: the message ${id} is not parsed, keep it in messages/*.json`);
  }
}
