import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listSources } from './list-sources.ts';

const root = mkdtempSync(join(tmpdir(), 'sources-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}

it('when a comment or a call names a rule, then its file is listed once, and drawings are no rules', () => {
  write('shell/frame/b.tsx', '/** The header (G01, G02). */\n// G01 again\n');
  write('bff/a.ts', "const call = { source: 'G01' };\n");
  write('platform/glyph.ts', "const path = 'M10 3h8';\n");
  write('scripts/c.ts', '// G01 of a room that makes nothing\n');
  expect(listSources(root)).toEqual(
    new Map([
      ['G01', ['bff/a.ts', 'shell/frame/b.tsx']],
      ['G02', ['shell/frame/b.tsx']],
    ]),
  );
});
