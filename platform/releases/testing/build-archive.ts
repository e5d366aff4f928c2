import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { publishMessageOf } from '#shared/contracts';

/** A federation entry as bundlers write it, as small as it can be. */
export const entryScript =
  'const load=e=>import("./page.js");async function init(e){}async function get(e){return()=>load(e)}export{get,init};';

/** A manifest that nothing is wrong with. */
export function buildManifest(overrides: object = {}): object {
  return {
    format: 1,
    name: 'timetable',
    code: 'timetable',
    names: { 'zh-CN': '课程表', en: 'School timetable' },
    version: '1.0.0',
    shellApi: '^1.0.0',
    audience: { userTypes: [1, 2, 3, 4] },
    entry: 'remoteEntry.js',
    preload: ['page.js'],
    preloadWords: {},
    ...overrides,
  };
}

export const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

export type Files = Readonly<Record<string, string | Buffer>>;

/** An archive of a whole app. @param files beside the manifest or in place of what is there */
export function buildArchive(manifest: object = {}, files: Files = {}): Promise<Buffer> {
  return zipOf({
    'portal.json': JSON.stringify(buildManifest(manifest)),
    'remoteEntry.js': entryScript,
    'page.js': 'export const page=1;',
    ...files,
  });
}

export async function zipOf(files: Files, { mode }: { mode?: number } = {}): Promise<Buffer> {
  const zip = new ZipFile();
  const options = mode === undefined ? {} : { mode };
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path, options);
  zip.end();
  return buffer(zip.outputStream);
}

export interface TestKey {
  /** Raw, base64. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
  /** Given by the portal when it is registered. */
  keyId: string;
}

export function createKey(): TestKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { publicKey: Buffer.from(x, 'base64url').toString('base64'), privateKey, keyId: '' };
}

/** Base64. */
export function signBy(
  { privateKey }: Pick<TestKey, 'privateKey'>,
  purpose: 'release' | 'order',
  content: Uint8Array,
): string {
  const sha256 = createHash('sha256').update(content).digest('hex');
  return sign(null, Buffer.from(publishMessageOf(purpose, sha256)), privateKey).toString('base64');
}
