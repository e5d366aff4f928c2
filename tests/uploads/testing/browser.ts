import { uploadFile } from '#shared/contracts';
import { createVisitor } from '../../replicas/testing/visitor.ts';
import { md5Of } from './sender.ts';

type Fields = Readonly<Record<string, string | number>>;
type Headers = Readonly<Record<string, string>>;

interface Envelope {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
  readonly data: any;
}

/** A browser that sends single calls of uploads as pages do. */
export interface Browser {
  fetch(path: string, headers?: Headers): Promise<Response>;
  bytesAt(path: string): Promise<Buffer>;
  get(path: string): Promise<Envelope>;
  post(path: string, fields: Fields): Promise<Envelope>;
  /** @param type that the browser claims for the file */
  postForm(
    path: string,
    fields: Fields,
    file: Buffer,
    headers?: Headers,
    name?: string,
    type?: string,
  ): Promise<Envelope>;
  /** A whole file with its right MD5. @param type that the browser claims */
  single(content: Buffer, name: string, type?: string, fields?: Fields): Promise<Envelope>;
}

/** @param username of a demo user; without one, nobody is signed in */
export async function createBrowser(portalUrl: string, username?: string): Promise<Browser> {
  const visitor = createVisitor(portalUrl);
  if (username) await visitor.signIn(username);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const own = { 'x-requested-by': 'portal', ...(cookie ? { cookie } : {}) };
  const ask = (path: string, { headers, ...init }: RequestInit & { headers?: Headers } = {}) =>
    fetch(portalUrl + path, { ...init, headers: { ...own, ...headers } });

  const postForm: Browser['postForm'] = async (
    path,
    fields,
    file,
    headers = {},
    name = 'blob',
    type = '',
  ) => {
    const body = new FormData();
    for (const [field, value] of Object.entries(fields)) body.set(field, String(value));
    body.set('file', new Blob([new Uint8Array(file)], { type }), name);
    return (await ask(path, { method: 'POST', body, headers })).json();
  };
  return {
    fetch: (path, headers = {}) => ask(path, { headers }),
    bytesAt: async (path) => Buffer.from(await (await ask(path)).arrayBuffer()),
    get: async (path) => (await ask(path)).json(),
    post: async (path, fields) => {
      const texts = Object.entries(fields).map(([name, value]) => [name, String(value)]);
      return (await ask(path, { method: 'POST', body: new URLSearchParams(texts) })).json();
    },
    postForm,
    single: (content, name, type, fields = {}) =>
      postForm(
        uploadFile.path,
        { md5: md5Of(content), uid: 'u', serverid: 'base', ...fields },
        content,
        {},
        name,
        type,
      ),
  };
}
