import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Step } from '#bff/http';
import { DomainError } from '#shared/contracts';

const address = '/bff/portal-shell.tgz';

/** The archive as it lies on disk now. */
interface Archive {
  size: number;
  /** With the milliseconds of its last change, so that it is hashed once per build. */
  version: string;
  etag: string;
}

/**
 * Answers the package for building apps, to everybody.
 * @param distDir folder of the build
 */
export function createShellPackageStep(distDir: string): Step {
  const file = path.join(distDir, 'portal-shell.tgz');
  let known: Archive | undefined;

  const findArchive = async (): Promise<Archive> => {
    const { size, mtimeMs } = await stat(file).catch((cause: unknown) => {
      throw new DomainError('unknown_address', { cause });
    });
    const version = `${size}-${mtimeMs}`;
    if (known?.version !== version) known = { size, version, etag: `"${await digestOf(file)}"` };
    return known;
  };

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { size, etag } = await findArchive();
    const kept = { etag, 'cache-control': 'no-cache' };
    if (req.headers['if-none-match']?.includes(etag)) {
      res.writeHead(304, kept).end();
      return;
    }
    res.writeHead(200, { ...kept, 'content-type': 'application/gzip', 'content-length': size });
    if (req.method === 'HEAD') res.end();
    else await pipeline(createReadStream(file), res);
  };

  return (req, res, { pathname }, next) => {
    if (pathname !== address) next();
    else if (req.method !== 'GET' && req.method !== 'HEAD') next(new DomainError('method_not_allowed'));
    else answer(req, res).catch((error: unknown) => (res.headersSent ? res.destroy() : next(error)));
  };
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64url').slice(0, 22);
}
