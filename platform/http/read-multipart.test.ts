import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isDomainError } from '#shared/contracts';
import { type MultipartOptions, readMultipart } from './read-multipart.ts';

const maxFileSize = 100_000;
let server: Server;
let base: string;
/** What became of the files, one line each. */
let lines: string[];
let keep: MultipartOptions<string>['keep'];
let idle: number | undefined;
let onSettled: () => void;

beforeEach(async () => {
  lines = [];
  idle = undefined;
  onSettled = () => undefined;
  keep = async ({ name, content }) => {
    let size = 0;
    try {
      for await (const piece of content) size += piece.length;
    } catch (error) {
      lines.push(`failed ${name}`);
      throw error;
    }
    lines.push(`kept ${name} ${size}`);
    return name;
  };
  const discard = async (name: string): Promise<void> => {
    lines.push(`discarded ${name}`);
  };
  server = createServer(async (request, response) => {
    const body = await readMultipart(request, {
      maxFileSize,
      idle,
      keep: (file) => keep(file),
      discard,
    }).catch((error: unknown) => ({ code: isDomainError(error) ? error.code : String(error) }));
    response.end(JSON.stringify(body));
    onSettled();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

function formOf(
  ...entries: readonly (readonly [name: string, value: string | Blob, fileName?: string])[]
): FormData {
  const form = new FormData();
  for (const [name, value, fileName] of entries) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, fileName);
  }
  return form;
}

function bytes(size: number): Blob {
  return new Blob([new Uint8Array(size)]);
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they assert
async function send(form: FormData): Promise<any> {
  return (await fetch(base, { method: 'POST', body: form })).json();
}

/** Sends exactly this, ends or cuts the connection, and waits until the body was given up or read. */
async function sendRaw(body: string, { length = body.length, isCut = false } = {}): Promise<string> {
  const settled = new Promise<void>((resolve) => {
    onSettled = resolve;
  });
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  const head = `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`;
  socket.write(head + body);
  if (isCut) setImmediate(() => socket.end());
  const answer = text(socket).catch(() => '');
  await settled;
  return answer;
}

const fileHead = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';

test('when fields stand on both sides of the file, then all of them are read', async () => {
  const form = formOf(['a', '1'], ['file', bytes(99_999), '文件👩‍👩‍👧.bin'], ['b', '二']);
  expect(await send(form)).toEqual({ fields: { a: '1', b: '二' }, kept: '文件👩‍👩‍👧.bin' });
  expect(lines).toEqual(['kept 文件👩‍👩‍👧.bin 99999']);
});

test('when a field is called __proto__, then it is a field', async () => {
  const { fields } = await send(formOf(['__proto__', 'x'], ['file', bytes(1), 'a']));
  expect(Object.keys(fields)).toEqual(['__proto__']);
});

test('when there is no file, then nothing is kept', async () => {
  expect(await send(formOf(['a', '1']))).toEqual({ fields: { a: '1' } });
});

test('when the file has exactly the limit, then it is kept, and one byte more is refused', async () => {
  expect((await send(formOf(['file', bytes(maxFileSize), 'a']))).kept).toBe('a');
  expect(await send(formOf(['file', bytes(maxFileSize + 1), 'b']))).toEqual({ code: 'body_too_large' });
  expect(lines).toEqual(['kept a 100000', 'failed b']);
});

test.each([
  ['two files', formOf(['file', bytes(1), 'a'], ['file', bytes(1), 'b']), 'bad_request'],
  ['21 fields', formOf(...Array.from({ length: 21 }, (_, at) => [`f${at}`, 'x'] as const)), 'bad_request'],
  ['a field of 65 KB', formOf(['a', 'x'.repeat(65 * 1024)]), 'body_too_large'],
])('when there are %s, then it is refused', async (_, form, code) => {
  expect(await send(form)).toEqual({ code });
});

test('when the file is good and a field behind it is not, then what was kept is discarded', async () => {
  await send(formOf(['file', bytes(10), 'a'], ['b', 'x'.repeat(65 * 1024)]));
  expect(lines).toEqual(['kept a 10', 'discarded a']);
});

test.each(['application/json', 'multipart/form-data', 'multipart/form-data; boundary=', ''])(
  'when the content type is %j, then it is refused',
  async (type) => {
    const response = await fetch(base, { method: 'POST', body: '{}', headers: { 'content-type': type } });
    expect(await response.json()).toEqual({ code: 'bad_request' });
  },
);

test.each([
  ['in the file', `${fileHead}half`, 'failed a'],
  ['in the heading of a part', '--b\r\nContent-Dispo', undefined],
  ['behind the heading of the file', fileHead, undefined],
])('when a body ends %s as if it were whole, then it is refused', async (_, body, line) => {
  expect(await sendRaw(body)).toContain('bad_request');
  expect(lines).toEqual(line ? [line] : []);
});

test('when the connection is cut in the file, then nothing is kept', async () => {
  await sendRaw(`${fileHead}half`, { length: 5000, isCut: true });
  expect(lines).toEqual(['failed a']);
});

test('when the connection is cut behind the file, then what was kept is discarded', async () => {
  await sendRaw(`${fileHead}whole\r\n--b\r\nContent-Disposition: form-data; name="c"\r\n\r\n1`, {
    length: 5000,
    isCut: true,
  });
  expect(lines).toEqual(['kept a 5', 'discarded a']);
});

test('when nothing arrives for a while, then it is refused', async () => {
  idle = 30;
  expect(await sendRaw(`${fileHead}half`, { length: 5000 })).toContain('bad_request');
  expect(lines).toEqual(['failed a']);
});

test('when the file cannot be kept, then the answer comes, and the connection serves the next request', async () => {
  const kept = keep;
  keep = async () => {
    throw new TypeError('no space');
  };
  expect(await send(formOf(['file', bytes(90_000), 'a']))).toEqual({ code: 'TypeError: no space' });
  keep = kept;
  expect((await send(formOf(['file', bytes(10), 'b']))).kept).toBe('b');
});
