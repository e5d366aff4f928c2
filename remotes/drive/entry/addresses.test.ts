import { expect, test } from 'vitest';
import { buildEntry, buildFolder } from '../testing/build-entry.ts';
import { downloadAddress, maxDownloaded } from './addresses.ts';

test('when one file is chosen, then its own content is saved', () => {
  expect(downloadAddress([buildEntry({ path: '/api/storage/file/c1' })])).toBe(
    '/api/storage/file/c1?download=1',
  );
});

test('when a folder or several are chosen, then one zip file is saved', () => {
  expect(downloadAddress([buildFolder({ entryId: 'f1' })])).toBe('/api/drive/zip?entryIds=f1');
  expect(downloadAddress([buildFolder({ entryId: 'f1' }), buildEntry({ entryId: 'e1' })])).toBe(
    '/api/drive/zip?entryIds=f1,e1',
  );
});

test('when as many are chosen as one zip takes, then proxies take the address', () => {
  const entryId = '00000000-0000-4000-8000-000000000000';
  const entries = Array.from({ length: maxDownloaded }, () => buildEntry({ entryId }));
  expect(downloadAddress(entries).length).toBeLessThan(8_000);
});
