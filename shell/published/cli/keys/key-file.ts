import { chmod, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { CommandFailure } from '../command-failure.ts';
import { type PublisherKeyFile, publicHalfOf } from './publisher-key.ts';

/** For its owner alone. */
const keyMode = 0o600;
const ofOthers = 0o077;

const schema = v.object({ keyId: v.string(), privateKey: v.string() });

/** `PORTAL_KEY_FILE`, else a file of the user. */
export function keyPathOf(env: Readonly<Record<string, string | undefined>>): string {
  return env.PORTAL_KEY_FILE || path.join(env.HOME || homedir(), '.config', 'portal', 'key.json');
}

/** The key of a file; undefined where there is none. @throws CommandFailure when others may read it, or it is no key */
export async function findKey(file: string): Promise<PublisherKeyFile | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  await checkMode(file);
  return parseKey(text, file);
}

/** @throws CommandFailure when there is no key, or the portal does not know it yet */
export async function getKey(file: string): Promise<PublisherKeyFile> {
  const key = await findKey(file);
  if (!key) {
    throw new CommandFailure(`There is no publisher key at ${file}.`, {
      advice: 'Run "npx portal key", and register the public half that it prints.',
    });
  }
  if (key.keyId === '') {
    throw new CommandFailure(`The publisher key at ${file} is not registered yet.`, {
      advice: `Register ${publicHalfOf(key)} in the developer centre. Then run "npx portal key --id <key id>".`,
    });
  }
  return key;
}

/** Never half a key: the file takes the place of the one before in one step. */
export async function writeKey(file: string, key: PublisherKeyFile): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(key, null, 2)}\n`, { mode: keyMode, flag: 'wx' });
  await chmod(draft, keyMode);
  await rename(draft, file);
}

/** Windows has no such modes. */
async function checkMode(file: string): Promise<void> {
  if (process.platform === 'win32') return;
  const { mode } = await stat(file);
  if ((mode & ofOthers) === 0) return;
  throw new CommandFailure(`Other users of this computer may read the publisher key at ${file}.`, {
    advice: `Run "chmod 600 ${file}". If others can have read it, remove the key in the developer centre and make another one.`,
  });
}

function parseKey(text: string, file: string): PublisherKeyFile {
  try {
    const key = v.parse(schema, JSON.parse(text));
    publicHalfOf(key);
    return key;
  } catch (cause) {
    throw new CommandFailure(`${file} holds no publisher key.`, {
      advice: 'Move the file away and run "npx portal key".',
      cause,
    });
  }
}
