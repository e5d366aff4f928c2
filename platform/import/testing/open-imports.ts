import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { PortalDatabase, Tables } from '#platform/database';
import { type DemoPlatform, startDemoPlatform, type TestAnswer } from '#platform/testing';
import type { ImportJob, ImportKind, ImportMapping, ImportOptions, ImportRow } from '#shared/contracts';

const base = '/api/base/import';

/** What the calls take as text. */
type Fields = Readonly<Record<string, string>>;

export interface Imports extends DemoPlatform {
  readonly read: (login: string, path: string, query: Fields) => Promise<TestAnswer['body']>;
  readonly write: (login: string, path: string, fields: Fields) => Promise<TestAnswer['body']>;
  /** Uploads a file for imports. @returns its id */
  readonly upload: (login: string, content: Buffer | string, name?: string) => Promise<string>;
  readonly create: (
    login: string,
    kind: ImportKind,
    content: Buffer | string,
    more?: Fields,
  ) => Promise<TestAnswer['body']>;
  readonly preview: (login: string, job: ImportJob, more?: PreviewFields) => Promise<TestAnswer['body']>;
  /** The job once it works no longer. */
  readonly settled: (login: string, jobId: string, more?: Fields) => Promise<ImportJob>;
  /** Uploads, compares by what the header says, and waits. */
  readonly compare: (
    login: string,
    kind: ImportKind,
    content: Buffer | string,
    options?: Partial<ImportOptions>,
  ) => Promise<ImportJob>;
  /** Runs what was compared, and waits. */
  readonly run: (login: string, job: ImportJob) => Promise<ImportJob>;
  readonly rows: (login: string, job: ImportJob, outcome?: string) => Promise<ImportRow[]>;
  /** `row field code` of all that is wrong with rows. */
  readonly problems: (login: string, job: ImportJob) => Promise<string[]>;
  readonly download: (login: string, path: string, query: Fields) => Promise<Response>;
}

interface PreviewFields {
  readonly unitId?: string;
  readonly mapping?: ImportMapping;
  readonly options?: Partial<ImportOptions>;
  readonly headerRow?: number;
  readonly encoding?: string;
}

/** The demo with the calls of this room. */
export async function openImports(database: PortalDatabase): Promise<Imports> {
  const platform = await startDemoPlatform(database);
  const cookieOf = async (login: string) =>
    [...(await platform.as(login)).cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const read: Imports['read'] = async (login, path, query) =>
    (await (await platform.as(login)).get(`${base}/${path}?${new URLSearchParams(query)}`)).body;
  const write: Imports['write'] = async (login, path, fields) =>
    (await (await platform.as(login)).post(`${base}/${path}`, fields)).body;
  const upload: Imports['upload'] = async (login, content, name = 'people.csv') => {
    const bytes = Buffer.from(content);
    const form = new FormData();
    form.set('serverid', 'import');
    form.set('uid', crypto.randomUUID());
    form.set('md5', createHash('md5').update(bytes).digest('hex'));
    form.set('file', new Blob([new Uint8Array(bytes)]), name);
    const answer = await fetch(`${platform.base}/zuul/api/storage/upload`, {
      method: 'POST',
      body: form,
      headers: { cookie: await cookieOf(login) },
    });
    return (await answer.json()).data.fileId;
  };
  const create: Imports['create'] = async (login, kind, content, more = {}) =>
    write(login, 'create', { kind, fileId: await upload(login, content), ...more });
  const preview: Imports['preview'] = async (login, job, more = {}) => {
    const client = await platform.as(login);
    const order = { jobId: job.jobId, mapping: job.mapping, unitId: '', ...more };
    return (await client.postJson(`${base}/preview`, order)).body;
  };
  const settled: Imports['settled'] = async (login, jobId, more = {}) => {
    const get = async (): Promise<ImportJob> => (await read(login, 'get', { jobId, ...more })).data;
    await expect
      .poll(async () => (await get()).state, { timeout: 20_000, interval: 10 })
      .not.toMatch(/comparing|running/);
    return get();
  };
  const rows: Imports['rows'] = async (login, job, outcome) =>
    (await read(login, 'rows', { jobId: job.jobId, size: '100', ...(outcome ? { outcome } : {}) })).data.list;
  return {
    ...platform,
    read,
    write,
    upload,
    create,
    preview,
    settled,
    rows,
    compare: async (login, kind, content, options = {}) => {
      const { data } = await create(login, kind, content);
      const answer = await preview(login, data, { options });
      expect(answer.message).toBe('');
      return settled(login, data.jobId);
    },
    run: async (login, job) => {
      await write(login, 'run', { jobId: job.jobId });
      return settled(login, job.jobId);
    },
    problems: async (login, job) =>
      (await rows(login, job)).flatMap(({ row, problems }) =>
        problems.map(({ code, field }) => `${row} ${field} ${code}`),
      ),
    download: async (login, path, query) =>
      fetch(`${platform.base}${base}/${path}?${new URLSearchParams(query)}`, {
        headers: { cookie: await cookieOf(login) },
      }),
  };
}

/** Lines with commas between the cells. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.join(',')).join('\r\n');
}

/** As if nothing had ever been imported into the demo. */
export async function forgetImports(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('import_row').execute();
  await db.deleteFrom('import_job').execute();
  await db
    .deleteFrom('app_user')
    .where('external_id', 'is not', null)
    .where('password_hash', 'is', null)
    .execute();
  await db.updateTable('app_user').set({ external_id: null }).where('external_id', 'is not', null).execute();
  await db.updateTable('app_user').set({ user_status: 'enabled' }).where('unit_id', '=', 'U2001').execute();
  await db.deleteFrom('school_class').where('id', 'like', '%-%-%-%-%').execute();
}
