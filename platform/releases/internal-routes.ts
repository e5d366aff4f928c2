import { createHash } from 'node:crypto';
import express, { type Router } from 'express';
import * as v from 'valibot';
import { DomainError, releaseFileTypes } from '#shared/contracts';
import { sha384Of } from './keep-contents.ts';
import type { ReleasesDeps } from './releases-deps.ts';
import { keepShipped, shippedSchema } from './shipped.ts';
import { type ListServices, readSnapshot } from './snapshot.ts';

/** What the portal's server asks for. Not below `/api`: browsers never reach it. */
const internalAppsPath = '/internal/apps';

const fileQuery = v.object({ code: v.string(), version: v.string(), path: v.string() });
const mediaTypes: Readonly<Record<(typeof releaseFileTypes)[number], string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
  json: 'application/json',
};

/** Serves the snapshot, the files of releases, and the report of what the build holds. */
export function bindInternalApps(
  router: Router,
  deps: ReleasesDeps & { readonly listServices?: ListServices | undefined },
): void {
  const { database, clock, listServices = async () => [] } = deps;
  router.get(internalAppsPath, async (request, response) => {
    const body = JSON.stringify(await readSnapshot(database.db, { clock, listServices }));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    response.set({ ETag: etag, 'Cache-Control': 'no-cache' });
    if (request.get('if-none-match') === etag) response.status(304).end();
    else response.type('application/json').send(body);
  });
  router.get(`${internalAppsPath}/file`, async (request, response) => {
    const wanted = v.safeParse(fileQuery, request.query);
    if (!wanted.success) throw new DomainError('bad_request');
    const content = await readReleaseFile(deps, wanted.output);
    response.set('Cache-Control', 'no-cache').type(mediaTypeOf(wanted.output.path)).send(content);
  });
  router.post(`${internalAppsPath}/shipped`, express.json({ limit: '512kb' }), async (request, response) => {
    const report = v.safeParse(shippedSchema, request.body);
    if (!report.success) throw new DomainError('bad_request', { detail: report.issues[0].message });
    await keepShipped(deps, report.output);
    response.status(204).end();
  });
}

/** The content of a file, withdrawn or not: pages that are open load parts late. @throws DomainError `unknown_address` */
async function readReleaseFile(
  { database, blobs, log }: ReleasesDeps,
  { code, version, path }: v.InferOutput<typeof fileQuery>,
): Promise<Buffer> {
  const row = await database.db
    .selectFrom('app_release_file')
    .select(['blob_key', 'sha384'])
    .where((eb) => eb.and({ code, version, path }))
    .executeTakeFirst();
  const stream = row && (await blobs.read(row.blob_key));
  if (!row || !stream) {
    if (row) log('release_file_missing', { code, version, path });
    throw new DomainError('unknown_address');
  }
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  const content = Buffer.concat(pieces);
  if (sha384Of(content) !== row.sha384)
    throw new DomainError('internal', { detail: `${code} ${version} ${path} is damaged` });
  return content;
}

function mediaTypeOf(path: string): string {
  const type = releaseFileTypes.find((one) => path.endsWith(`.${one}`));
  return type ? mediaTypes[type] : 'application/octet-stream';
}
