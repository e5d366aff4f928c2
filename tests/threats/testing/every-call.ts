import { type Kysely, sql } from 'kysely';
import type { PortalDatabase, Tables } from '#platform/database';
import { startSession } from '#platform/identity';
import { type DemoPlatform, openMigrated, startDemoPlatform } from '#platform/testing';
import { allCalls, buildCallPath, type Call, flattenForm, pendingCalls } from '#shared/contracts';

/** Every call that the platform answers today. */
export const servedCalls: readonly Call[] = allCalls.filter(
  ({ name }) => !pendingCalls.includes(name) && !/^static\.(?:language|viewport)/.test(name),
);

export interface Answer {
  http: number;
  /** Code of the envelope; empty where the answer is none. */
  code: string;
  text: string;
}

export interface Caller {
  userId: string;
  amr?: readonly string[];
}

export interface EveryCall {
  platform: DemoPlatform;
  database: PortalDatabase;
  db: Kysely<Tables>;
  /** Sends a call as a user, in a session that lives. Nobody: without any. */
  send(call: Call, payload: unknown, caller?: Caller): Promise<Answer>;
  close(): Promise<void>;
}

/** The real platform with demo data and its OpenID provider, and every call of it. */
export async function openEveryCall(database: PortalDatabase): Promise<EveryCall> {
  const platform = await startDemoPlatform(database, {
    withProvider: true,
    demo: true,
    wait: async () => undefined,
  });
  const { db } = database;
  // Nothing here has to survive a power cut, and thousands of writes wait for no disk.
  if (database.engine === 'sqlite') await sql`pragma synchronous = off`.execute(db);
  const cookies = new Map<string, string>();
  let addresses = 0;

  const openSession = async ({ userId, amr = ['pwd'] }: Caller): Promise<string> => {
    const request = { id: 'every-call', ip: '10.0.0.1', userAgent: 'every-call' };
    const session = await startSession(db, { userId, amr, request }, platform.now());
    return session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  };
  const cookieOf = async (caller: Caller): Promise<string> => {
    const key = JSON.stringify(caller);
    const cookie = cookies.get(key) ?? (await openSession(caller));
    cookies.set(key, cookie);
    return cookie;
  };
  const ask = async (call: Call, payload: unknown, cookie: string): Promise<Answer> => {
    addresses += 1;
    // Everybody comes from elsewhere: what counts tries by address must not hide what lies behind.
    const ip = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
    return sendCall(platform.base, call, payload, { cookie, 'x-forwarded-for': ip });
  };

  return {
    platform,
    database,
    db,
    send: async (call, payload, caller) => {
      const answer = await ask(call, payload, caller ? await cookieOf(caller) : '');
      // A call may end its own session; the next one needs another.
      if (!caller || answer.code !== 'not_signed_in') return answer;
      cookies.delete(JSON.stringify(caller));
      return ask(call, payload, await cookieOf(caller));
    },
    close: () => platform.close(),
  };
}

/** The same on an SQLite database of its own, which goes with it. */
export async function openEveryCallOnSqlite(): Promise<EveryCall> {
  const database = await openMigrated();
  const every = await openEveryCall(database);
  return {
    ...every,
    close: async () => {
      await every.close();
      await database.close();
    },
  };
}

/** Sends a call as its contract writes it, whatever the payload is, and follows no redirect. */
export async function sendCall(
  base: string,
  call: Call,
  payload: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { path, body, type } = toRequest(call, payload);
  const response = await fetch(base + path, {
    method: call.method,
    headers: { ...headers, ...(type ? { 'content-type': type } : {}) },
    ...(body === undefined ? {} : { body }),
    redirect: 'manual',
  });
  const text = await response.text();
  return { http: response.status, code: codeOf(text), text };
}

/** Runs at most so many at once. */
export async function inParallel<T>(
  items: readonly T[],
  run: (item: T) => Promise<void>,
  width = 16,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const item of queue) await run(item);
    }),
  );
}

/** Address and body of a call. */
function toRequest(call: Call, payload: unknown): { path: string; body?: string | FormData; type?: string } {
  const fields: Record<string, unknown> =
    typeof payload === 'object' && payload !== null && !Array.isArray(payload) ? { ...payload } : {};
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const filled = { ...fields };
  for (const name of names) filled[name] = segmentOf(fields[name]);
  const { path, rest } = buildCallPath(call, filled);
  if (call.method === 'POST') return { path, ...bodyOf(call, names.length > 0 ? rest : payload) };
  const query = new URLSearchParams(flattenForm(rest)).toString();
  return { path: query ? `${path}?${query}` : path };
}

function codeOf(text: string): string {
  try {
    const code: unknown = JSON.parse(text)?.code;
    return typeof code === 'string' ? code : '';
  } catch {
    return '';
  }
}

/** A segment of the path is never empty, and text whatever the field holds. */
function segmentOf(value: unknown): string {
  return (typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value ?? null)) || '-';
}

function bodyOf(call: Call, payload: unknown): { body?: string | FormData; type?: string } {
  if (call.encoding === 'json') return { body: JSON.stringify(payload) ?? '', type: 'application/json' };
  const pairs = typeof payload === 'object' && payload !== null ? flattenForm({ ...payload }) : [];
  if (call.encoding === 'multipart') return { body: formOf(pairs) };
  return { body: new URLSearchParams(pairs).toString(), type: 'application/x-www-form-urlencoded' };
}

/** `fetch` writes its content type, with the boundary. */
function formOf(pairs: readonly (readonly [name: string, value: string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of pairs) {
    if (name === 'file') form.append(name, new Blob([value]), 'a.bin');
    else form.append(name, value);
  }
  return form;
}
