/**
 * Writes each body into a file of its own below `FOLDER`, and nothing else: what a plain server makes of slices. The path says
 * what it does besides: `hash` takes both hashes of the store, `sync` waits for the disk.
 */
import { createHash, randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';

const folder = process.env.FOLDER ?? '';
/** Where the BFF passes slices on, which come to it as POST. */
const slicePath = '/api/storage/slice';

async function keep(request: IncomingMessage, { isHashed, isSynced }: Record<string, boolean>) {
  const hashes = isHashed ? [createHash('md5'), createHash('sha256')] : [];
  const file = await open(join(folder, randomUUID()), 'wx');
  try {
    for await (const piece of request) {
      for (const hash of hashes) hash.update(piece);
      await file.write(piece);
    }
    for (const hash of hashes) hash.digest();
    if (isSynced) await file.sync();
  } finally {
    await file.close();
  }
}

createServer({ keepAliveTimeout: 60_000, requestTimeout: 0 }, (request, response) => {
  const path = request.url ?? '';
  if (request.method !== 'PUT' && path !== slicePath) return response.end();
  return keep(request, { isHashed: path.includes('hash'), isSynced: path.includes('sync') }).then(
    () => response.writeHead(204).end(),
    () => response.destroy(),
  );
}).listen(Number(process.env.PORT), '127.0.0.1');
