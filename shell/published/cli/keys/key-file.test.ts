import { createPublicKey, verify } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishMessageOf } from '#shared/contracts';
import { key } from '../commands/key.ts';
import { runCommandLine } from '../run-command-line.ts';
import { findKey, getKey } from './key-file.ts';
import { sha256Of, signContent } from './publisher-key.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-key-'));
  file = path.join(folder, 'deep', 'key.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function runKey(...args: string[]) {
  let text = '';
  const code = await runCommandLine(
    { key },
    {
      args: ['key', '--json', ...args],
      folder,
      env: { PORTAL_KEY_FILE: file },
      write: (part) => {
        text += part;
      },
      writeError: () => undefined,
    },
  );
  return { code, answer: JSON.parse(text) };
}

it('when a key is made, then its owner alone may read it, and what it signs fits its public half', async () => {
  const { answer } = await runKey();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await runKey('--id', 'k-1');
  const content = Buffer.from('archive');
  const { keyId, signature } = signContent(await getKey(file), 'release', content);
  const x = Buffer.from(answer.publicKey, 'base64').toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const isSigned = (purpose: 'release' | 'order') =>
    verify(
      null,
      Buffer.from(publishMessageOf(purpose, sha256Of(content))),
      publicKey,
      Buffer.from(signature, 'base64'),
    );
  expect([keyId, isSigned('release'), isSigned('order')]).toEqual(['k-1', true, false]);
});

it('when there is a key already, then it stays', async () => {
  const { answer: first } = await runKey();
  expect((await runKey()).answer.publicKey).toBe(first.publicKey);
});

it('when a key is not registered yet, then the failure has its public half', async () => {
  const { answer } = await runKey();
  await expect(getKey(file)).rejects.toMatchObject({ advice: expect.stringContaining(answer.publicKey) });
});

it('when there is no key, then its id cannot be noted, and nothing can be signed', async () => {
  expect(await runKey('--id', 'k-1')).toMatchObject({ code: 1, answer: { ok: false } });
  expect(await findKey(file)).toBeUndefined();
  await expect(getKey(file)).rejects.toMatchObject({ advice: expect.stringContaining('npx portal key') });
});

it('when others may read it, then it is not used', async () => {
  await runKey('--id', 'k-1').catch(() => undefined);
  await runKey();
  chmodSync(file, 0o644);
  await expect(getKey(file)).rejects.toMatchObject({ advice: expect.stringContaining('chmod 600') });
});

it('when it is something else, then it is named', async () => {
  await runKey();
  writeFileSync(file, '{"keyId":"k","privateKey":"none"}');
  await expect(getKey(file)).rejects.toThrow('holds no publisher key');
});
