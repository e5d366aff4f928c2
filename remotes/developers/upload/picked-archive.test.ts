import { expect, test } from 'vitest';
import { releaseLimits } from '#shared/contracts';
import { nothingPicked, pickFiles } from './picked-archive.ts';

const zip = new File(['PK'], 'notes-1.0.0.zip');
const signature = new File([JSON.stringify({ keyId: 'k-1', signature: 'abc' })], 'notes-1.0.0.zip.sig');

test.each([
  ['at once', [[zip, signature]]],
  ['one after the other', [[zip], [signature]]],
  ['the signature first', [[signature], [zip]]],
])('when archive and signature are chosen %s, then both are there', async (_, rounds) => {
  let picked = { ...nothingPicked, problem: undefined as string | undefined };
  for (const files of rounds) picked = { ...picked, ...(await pickFiles(picked, files)) };
  expect(picked.archive?.name).toBe('notes-1.0.0.zip');
  expect(picked.signature).toMatchObject({ keyId: 'k-1' });
  expect(picked.problem).toBeUndefined();
});

test.each([
  ['no zip', new File(['x'], 'notes.rar'), 'unknown'],
  ['too large', new File([new Uint8Array(releaseLimits.archiveBytes + 1)], 'notes.zip'), 'too-large'],
  ['no signature', new File(['{}'], 'notes.zip.sig'), 'no-signature'],
])('when a file is %s, then it is not taken, and what was chosen before stays', async (_, file, problem) => {
  const before = await pickFiles(nothingPicked, [zip, signature]);
  const after = await pickFiles(before, [file]);
  expect(after.problem).toBe(problem);
  expect(after.archive).toBe(before.archive);
  expect(after.signature).toBe(before.signature);
});
