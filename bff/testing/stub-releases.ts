import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import * as v from 'valibot';
import { type AppManifest, type AppSnapshot, appManifestSchema } from '#shared/contracts';
import type { StubUpstream } from './stub-upstream.ts';

/** The side of the platform that the BFF asks for released apps, by its contract. */
export interface StubReleases {
  snapshot: AppSnapshot;
  /** By path within every archive. */
  readonly files: Map<string, Buffer>;
  /** Bodies of the reports of what the build holds. */
  readonly reports: unknown[];
  /** Says on the stream of changes that releases have changed; undefined while nobody listens. */
  announce: (() => void) | undefined;
  install(upstream: StubUpstream): void;
  /** Adds a release with all files. */
  add(version: string, changes?: Partial<AppManifest>): void;
  /** Points the channel of a unit, or of all, to a version. */
  point(version: string, unitId?: string | null, channel?: 'stable' | 'next'): void;
}

export const appScript = Buffer.from(`export const app = ${JSON.stringify('x'.repeat(5000))};\n`);

export function createManifest(version: string, changes: Partial<AppManifest> = {}): AppManifest {
  return v.parse(appManifestSchema, {
    ...{ format: 1, name: 'notes', code: 'notes', names: { 'zh-CN': '笔记', en: 'Notes' }, version },
    ...{ shellApi: '^1.0.0', audience: { userTypes: [] }, entry: 'remoteEntry.js' },
    preload: ['app.js', 'style.css'],
    preloadWords: { 'zh-CN': [], en: ['en.js'] },
    ...changes,
  });
}

export function createStubReleases(): StubReleases {
  const files = new Map(['remoteEntry.js', 'app.js', 'style.css', 'en.js'].map((path) => [path, appScript]));
  const streams = new Set<ServerResponse>();
  const stub: StubReleases = {
    snapshot: { releases: [], channels: [], services: [] },
    files,
    reports: [],
    announce: undefined,
    add: (version, changes) => {
      const listed = [...files].map(([path, bytes]) => ({
        path,
        sha384: createHash('sha384').update(bytes).digest('base64'),
        size: bytes.length,
      }));
      const manifest = createManifest(version, changes);
      stub.snapshot = {
        ...stub.snapshot,
        releases: [...stub.snapshot.releases, { manifest, files: listed }],
      };
    },
    point: (version, unitId = null, channel = 'stable') => {
      const { channels } = stub.snapshot;
      const others = channels.filter((each) => each.unitId !== unitId || each.channel !== channel);
      stub.snapshot = {
        ...stub.snapshot,
        channels: [...others, { code: 'notes', unitId, channel, version }],
      };
    },
    install: (upstream) => {
      upstream.on('/internal/apps', (req, res) => {
        const body = JSON.stringify(stub.snapshot);
        const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
        res.setHeader('etag', etag);
        if (req.headers['if-none-match'] === etag) res.writeHead(304).end();
        else res.setHeader('content-type', 'application/json').end(body);
      });
      upstream.on('/internal/apps/file', (req, res) => {
        const path = new URLSearchParams(req.url?.split('?')[1]).get('path') ?? '';
        const bytes = files.get(path);
        if (bytes) res.end(bytes);
        else res.writeHead(404).end();
      });
      upstream.on('/internal/apps/shipped', (req, res) => {
        let text = '';
        req.on('data', (chunk) => (text += chunk));
        req.on('end', () => {
          stub.reports.push(JSON.parse(text));
          res.writeHead(204).end();
        });
      });
      upstream.on('/internal/changes', (_req, res) => {
        res.writeHead(200, { 'content-type': 'text/event-stream' });
        res.write(':listening\n\n');
        streams.add(res);
        res.once('close', () => streams.delete(res));
        stub.announce = () => {
          for (const stream of streams) stream.write('data: ["@apps"]\n\n');
        };
      });
    },
  };
  return stub;
}
