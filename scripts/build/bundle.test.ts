import { expect, test } from 'vitest';
import { hasFileHash } from '#shared/file-hash';
import { createBundle } from '../../rspack.config.ts';

const names = ['filename', 'chunkFilename', 'assetModuleFilename'] as const;

/** What the compiler makes of a template, for a file whose hash has only letters. */
function nameOf(template: unknown): string {
  return String(template)
    .replace(/\[(?:id|name)\]/, '234')
    .replace(/\[contenthash:(\d+)\]/, (_, length: string) => 'abcdef'.repeat(3).slice(0, Number(length)))
    .replace('[ext]', '.svg');
}

test.each(names)('when a production build names a file by %s, then its hash is recognised', (name) => {
  const { output } = createBundle('people', { outputDirectory: '/nowhere' });
  expect(hasFileHash(`/assets/people/${nameOf(output?.[name])}`)).toBe(true);
});

test.each(names)('when the development server names a file by %s, then it has no hash', (name) => {
  const { output } = createBundle('people', { outputDirectory: '/nowhere', development: true });
  expect(hasFileHash(`/assets/people/${nameOf(output?.[name])}`)).toBe(false);
});
