import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'ldapts';
import { createCertificates } from './create-certificates.ts';
import {
  administratorPassword,
  frame,
  names,
  searcherPassword,
  slapdConfig,
  type TestPerson,
  toLdif,
} from './slapd-config.ts';

const slapd = '/usr/sbin/slapd';

/** Debian's slapd is here. */
export const hasSlapd = existsSync(slapd);

export interface TestDirectory {
  readonly url: string;
  readonly tlsUrl: string;
  readonly caFile: string;
  /** A certificate of somebody else. */
  readonly otherCaFile: string;
  /** Variables of a portal that asks this directory, over TLS. */
  readonly variables: Readonly<Record<string, string>>;
  /** Runs `work` as the administrator of the directory. */
  readonly change: (work: (client: Client) => Promise<unknown>) => Promise<void>;
  readonly add: (...people: readonly TestPerson[]) => Promise<void>;
  readonly remove: (...uids: readonly string[]) => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A directory of its own with people, on free ports of this computer. */
export async function startSlapd(people: readonly TestPerson[] = []): Promise<TestDirectory> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-slapd-'));
  mkdirSync(path.join(folder, 'data'));
  const config = path.join(folder, 'slapd.conf');
  createCertificates(folder);
  writeFileSync(config, slapdConfig(folder));
  load(folder, config, people);
  const [port, tlsPort] = [await freePort(), await freePort()];
  const url = `ldap://127.0.0.1:${port}`;
  const tlsUrl = `ldaps://127.0.0.1:${tlsPort}`;
  const caFile = path.join(folder, 'ca.pem');
  let stop = async (): Promise<void> => undefined;
  const start = async (): Promise<void> => {
    stop = await run(config, [url, tlsUrl], [port, tlsPort]);
  };
  await start();
  const change: TestDirectory['change'] = async (work) => {
    const client = new Client({ url });
    await client.bind(names.administrator, administratorPassword);
    await work(client);
    await client.unbind();
  };
  return {
    url,
    tlsUrl,
    caFile,
    otherCaFile: path.join(folder, 'other.pem'),
    variables: {
      LDAP_URL: tlsUrl,
      LDAP_CA_FILE: caFile,
      LDAP_BIND_DN: names.searcher,
      LDAP_BIND_PASSWORD: searcherPassword,
      LDAP_BASE_DN: names.people,
      LDAP_TEACHERS: '(employeeType=teacher)',
      LDAP_STUDENTS: '(employeeType=student)',
    },
    change,
    add: (...more) =>
      change(async (client) => {
        for (const person of more) await client.add(dnOf(person.uid), attributesOf(person));
      }),
    remove: (...uids) =>
      change(async (client) => {
        for (const uid of uids) await client.del(dnOf(uid));
      }),
    stop: () => stop(),
    start,
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

export function dnOf(uid: string): string {
  return `uid=${uid},${names.people}`;
}

function load(folder: string, config: string, people: readonly TestPerson[]): void {
  const file = path.join(folder, 'people.ldif');
  writeFileSync(file, [frame, ...people.map(toLdif)].join('\n'));
  execFileSync('/usr/sbin/slapadd', ['-q', '-f', config, '-l', file], { stdio: 'pipe' });
}

/** The same as in a file, as attributes; lines of LDIF are `name: value`. */
function attributesOf(person: TestPerson): Record<string, string[]> {
  const attributes: Record<string, string[]> = {};
  for (const line of toLdif(person).split('\n').slice(1)) {
    const [, name, isBase64, text = ''] = /^([^:]+):(:?) (.*)$/.exec(line) ?? [];
    if (!name) continue;
    const value = isBase64 ? Buffer.from(text, 'base64').toString() : text;
    attributes[name] = [...(attributes[name] ?? []), value];
  }
  return attributes;
}

async function run(
  config: string,
  urls: readonly string[],
  ports: readonly number[],
): Promise<() => Promise<void>> {
  // Debug level 0 keeps it in the foreground.
  const child = spawn(slapd, ['-f', config, '-h', urls.join(' '), '-d', '0'], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  for (const port of ports) await untilAnswered(port, child);
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

async function untilAnswered(port: number, child: { readonly exitCode: number | null }): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('slapd did not start');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
