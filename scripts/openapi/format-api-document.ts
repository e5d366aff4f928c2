import { readFileSync } from 'node:fs';
import { allCalls, pendingCalls } from '#shared/contracts';
import { buildOpenapi } from './build-document.ts';

/**
 * The API document of all calls, as a file.
 * @param options `indent`: blanks a level; 0 for one line
 */
export function formatApiDocument({ indent }: { indent: number }): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const document = buildOpenapi({ calls: allCalls, pending: pendingCalls, version });
  return `${JSON.stringify(document, null, indent)}\n`;
}
