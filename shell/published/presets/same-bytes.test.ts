import { expect, test } from 'vitest';
import { hideHashes, showHashes, sortLoads, sortRemotes } from './same-bytes.ts';

function table(chunks: string, remotes: string): string {
  return `__webpack_require__.remotesLoadingData = { chunkMapping: ${chunks}, moduleIdToRemoteDataMapping: ${remotes} };`;
}

test('when what an app imports comes in another order, then the table is the same', () => {
  const one = table('{"12":["781","90"],"3":["4"]}', '{"781":{"name":"./kit"},"90":{"name":"./ui"}}');
  const other = table('{"3":["4"],"12":["90","781"]}', '{"90":{"name":"./ui"},"781":{"name":"./kit"}}');
  expect(sortRemotes(one)).toBe(sortRemotes(other));
  expect(sortRemotes(one)).toContain('"12":["90","781"]');
});

test('when the compiler writes the table in another way, then the build stops', () => {
  expect(() => sortRemotes('__webpack_require__.remotes = {}')).toThrow('has changed');
});

test('when chunks are loaded together, then they are asked for by their number', () => {
  const load = (...ids: number[]) => ids.map((id) => `__webpack_require__.e(${id})`).join(', ');
  expect(sortLoads(`Promise.all([${load(41, 6, 13)}]).then(f)`)).toBe(
    `Promise.all([${load(6, 13, 41)}]).then(f)`,
  );
  const alone = `${load(41)}.then(f), [${load(7)}], [g(), ${load(2)}]`;
  expect(sortLoads(alone)).toBe(alone);
});

test('when hashes are hidden, then no letter of them is left, and each comes back to its place', () => {
  const code = 'import"./runtime.80ab12.js";const u={3:"ffe201",40:"80ab12"}[c]+".js"';
  const hashes = ['80ab12', 'ffe201'];
  const hidden = hideHashes(code, hashes);
  expect(hidden.replace(/~:[^~]*:~/g, '')).toBe('import"./runtime..js";const u={3:"",40:""}[c]+".js"');
  expect(hidden).not.toMatch(/~:[^~]*\w[^~]*:~/);
  expect(showHashes(hidden, hashes)).toBe(code);
});
