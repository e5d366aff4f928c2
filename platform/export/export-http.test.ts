import { once } from 'node:events';
import { request as sendRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PortalDatabase } from '#platform/database';
import { type DemoPlatform, openMigrated, startDemoPlatform } from '#platform/testing';
import { type ExportTable, tableToSpreadsheet } from '#shared/contracts';

let database: PortalDatabase;
let platform: DemoPlatform;
let cookie: string;

beforeAll(async () => {
  database = await openMigrated();
  platform = await startDemoPlatform(database);
  const { cookies } = await platform.as('t.zhou');
  cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});
afterAll(async () => {
  await platform.close();
  await database.close();
});

function post(body: BodyInit | Record<string, string>, headers: Record<string, string> = {}) {
  const isForm = Object.getPrototypeOf(body) === Object.prototype;
  return fetch(platform.base + tableToSpreadsheet.path, {
    method: 'POST',
    headers: { cookie, ...headers },
    body: isForm ? new URLSearchParams(body as Record<string, string>) : (body as BodyInit),
  });
}

async function exportHtml(data: string, title = '成绩') {
  const response = await post({ title, data });
  expect(response.headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  return readXlsx(new Uint8Array(await response.arrayBuffer()), { readStyles: true });
}

async function rowsOf(data: string) {
  return (await exportHtml(data)).sheets[0]?.rows;
}

async function refusalOf(response: Response) {
  const { status, code, message } = await response.json();
  return { http: response.status, status, code, message };
}

const unclear = {
  http: 200,
  status: 422,
  code: 'invalid_input',
  message:
    '请指定要导出的表格，或正确使用导出方法|||Please specify the table to export, or use the export method correctly',
};

describe('an HTML table', () => {
  test('when cells span rows and columns, then the sheet has them merged at the same places', async () => {
    const { sheets } = await exportHtml(`
      <table><thead><tr><th rowspan="2">姓名</th><th colspan="2">期末考试</th></tr><tr><th>语文</th><th>数学</th></tr></thead>
      <tbody><tr><td>王小明</td><td>98</td><td>87.5</td></tr></tbody></table>`);
    const [sheet] = sheets;
    expect(sheet?.name).toBe('成绩');
    expect(sheet?.rows).toEqual([
      ['姓名', '期末考试', null],
      [null, '语文', '数学'],
      ['王小明', 98, 87.5],
    ]);
    expect(sheet?.merges).toEqual([
      { startRow: 0, startCol: 0, endRow: 1, endCol: 0 },
      { startRow: 0, startCol: 1, endRow: 0, endCol: 2 },
    ]);
    expect(sheet?.freezePane).toMatchObject({ rows: 2 });
  });

  test('when it is written as people write HTML, then end tags, entities and markup are understood', async () => {
    expect(
      await rowsOf(
        '<table><tr><td>A&amp;B<td>一<br>二<tr><td> <b>粗</b>\n 体&nbsp;<td><script>x()</script>&lt;i&gt;</table>',
      ),
    ).toEqual([
      ['A&B', '一\n二'],
      ['粗 体', '<i>'],
    ]);
  });

  test('when a table stands in a cell, then it is text of that cell', async () => {
    expect(
      await rowsOf(
        '<table><tr><td>外<table><tr><td>内1</td><td>内2</td></tr></table></td><td>后</td></tr></table>',
      ),
    ).toEqual([['外\n内1 内2', '后']]);
  });

  test('when texts look like formulas, then they stay texts and are quoted', async () => {
    const texts = ['=1+1', '+86 10', '-x', '@SUM(A1)', '=HYPERLINK("http://x","y")'];
    const { sheets } = await exportHtml(
      `<table><tr>${texts.map((text) => `<td>${text}</td>`).join('')}</tr></table>`,
    );
    expect(sheets[0]?.rows).toEqual([texts]);
    expect([...(sheets[0]?.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual(
      [],
    );
  });

  test.each([
    ['an id card', '11010519491231002X', '11010519491231002X'],
    ['18 digits', '110105194912310021', '110105194912310021'],
    ['a phone with a leading zero', '010', '010'],
    ['16 digits and a fraction', '123456789012345.6', '123456789012345.6'],
    ['a number with a sign', '+5', '+5'],
    ['a power', '1e5', '1e5'],
    ['an escape of Excel', '_x0041_', '_x0041_'],
    ['a number', '-12.50', -12.5],
    ['15 digits', '123456789012345', 123456789012345],
  ])('when a cell holds %s, then it comes out as it is', async (_, text, expected) => {
    expect(await rowsOf(`<table><tr><td>${text}</td><td>x</td></tr></table>`)).toEqual([[expected, 'x']]);
  });

  test('when the title is hostile, then name of sheet and file are what systems accept', async () => {
    const response = await post({
      title: "'a/b:[c]*?\r\nSet-Cookie: x=1;../学生\u202e",
      data: '<tr><td>1</td></tr>',
    });
    expect(response.headers.get('set-cookie')).toBeNull();
    const disposition = response.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[^"\\/]*\.xlsx"; filename\*=UTF-8''[\w%.-]+\.xlsx$/);
    const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()));
    expect(sheets[0]?.name).toMatch(/^[^[\]:*?/\\']{1,31}$/);
  });

  test('when a text is longer than a cell, then it ends with an ellipsis', async () => {
    const rows = await rowsOf(`<table><tr><td>${'字'.repeat(40_000)}</td></tr></table>`);
    expect(rows?.[0]?.[0]).toBe(`${'字'.repeat(32_766)}…`);
  });
});

describe('a table as JSON', () => {
  const table: ExportTable = {
    title: '学生',
    fileName: '学生名单.xls',
    thead: [[{ name: '姓名' }, { name: '学号', colspan: 2 }]],
    tbody: [
      ['李想', '0012', null],
      ['=cmd', 7, '第二'],
    ],
  };

  test('when it is exported, then header, rows and the name of the file are its own', async () => {
    const response = await post({ table: JSON.stringify(table) });
    expect(response.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('学生名单.xlsx')}`,
    );
    const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()));
    expect(sheets[0]).toMatchObject({
      name: '学生',
      rows: [
        ['姓名', '学号', null],
        ['李想', '0012', null],
        ['=cmd', 7, '第二'],
      ],
      merges: [{ startRow: 0, startCol: 1, endRow: 0, endCol: 2 }],
    });
  });

  test('when rows are objects, then dataThead puts them in order', async () => {
    const older = { ...table, thead: [], tbody: [{ b: '2', a: '1' }], dataThead: ['a', 'b'] };
    const response = await post({ table: JSON.stringify(older) });
    const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()));
    expect(sheets[0]?.rows).toEqual([[1, 2]]);
  });

  test.each([
    ['no JSON', 'x'],
    ['a list', '[]'],
    ['no rows', '{"title":"t","fileName":"f","thead":[]}'],
    ['objects as cells', JSON.stringify({ ...table, tbody: [[{ a: 1 }]] })],
    ['a span of half a column', JSON.stringify({ ...table, thead: [[{ name: 'x', colspan: 0.5 }]] })],
    ['nothing in it', JSON.stringify({ ...table, thead: [], tbody: [] })],
  ])('when it is %s, then the user is asked for the right use', async (_, text) => {
    expect(await refusalOf(await post({ table: text }))).toEqual(unclear);
  });
});

describe('what is no table', () => {
  test.each([
    ['an empty form', {}],
    ['a title alone', { title: 'x' }],
    ['text without a table', { title: 'x', data: 'nothing' }],
    ['a table without cells', { title: 'x', data: '<table><tr></tr></table>' }],
  ])('when %s comes, then the user is asked for the table', async (_, form) => {
    expect(await refusalOf(await post(form))).toEqual(unclear);
  });

  test('when the body is no form, then it is refused', async () => {
    expect(await refusalOf(await post('{}', { 'content-type': 'application/json' }))).toEqual(unclear);
  });

  test('when nobody is signed in, then nothing is read', async () => {
    const response = await post({ title: 'x', data: '<table><tr><td>1</td></tr></table>' }, { cookie: '' });
    expect((await refusalOf(response)).code).toBe('not_signed_in');
  });
});

describe('hostile tables', () => {
  test.each([
    ['65 million cells by spans', '<tr><td colspan="1000" rowspan="65000">x</td></tr>', '表格过大'],
    ['too many columns', `<tr>${'<td colspan=1000>x</td>'.repeat(17)}</tr>`, '16,384'],
    ['deep nesting', '<table><tr><td>'.repeat(5000), '请指定'],
    ['deep markup', `<tr><td>${'<b>'.repeat(100_000)}`, '请指定'],
  ])('when %s come, then they are refused at once', async (_, data, text) => {
    const refusal = await refusalOf(await post({ title: 'x', data }));
    expect(refusal).toMatchObject({ code: 'invalid_input', message: expect.stringContaining(text) });
  });

  test('when a cell has a million attributes, then its text still comes', async () => {
    expect(await rowsOf(`<table><tr><td ${'a=b '.repeat(1_000_000)} colspan=2>x</td></tr></table>`)).toEqual([
      ['x'],
    ]);
  });

  test('when a request says that it has a gigabyte, then it is refused before it comes', async () => {
    const answer = await sendLarge(2 ** 30, 0);
    expect(answer).toMatchObject({ status: 413, body: expect.stringContaining('body_too_large') });
  });

  test('when a gigabyte of attributes comes without a length, then it is refused after 64 MB', async () => {
    const answer = await sendLarge(undefined, 2 ** 30);
    expect(answer).toMatchObject({ status: 413, body: expect.stringContaining('表格过大') });
    expect(answer.sent).toBeLessThan(200 * 2 ** 20);
  });

  test('when the browser goes away, then its place is free for others', async () => {
    for (let count = 0; count < 4; count += 1) {
      const leaving = new AbortController();
      const answer = fetch(platform.base + tableToSpreadsheet.path, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        body: new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from('title=x&data=')) }),
        duplex: 'half',
        signal: leaving.signal,
      } as RequestInit);
      setImmediate(() => leaving.abort());
      await expect(answer).rejects.toThrow();
    }
    await expect
      .poll(
        async () => (await post({ title: 'x', data: '<tr><td>1</td></tr>' })).headers.get('content-type'),
        {
          timeout: 10_000,
        },
      )
      .toContain('spreadsheetml');
  });
});

/** Sends a form, of a length that it says ahead or in chunks, until it is answered. */
async function sendLarge(length: number | undefined, bytes: number) {
  const outgoing = sendRequest(platform.base + tableToSpreadsheet.path, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': 'application/x-www-form-urlencoded',
      ...(length === undefined ? {} : { 'content-length': length }),
    },
  });
  let sent = 0;
  let hasEnded = false;
  const answer = once(outgoing, 'response').then(async ([response]) => ({
    status: response.statusCode,
    body: await text(response),
  }));
  const ended = answer.finally(() => {
    hasEnded = true;
  });
  outgoing.write('title=x&data=<table><tr><td ');
  const chunk = Buffer.from('a=b '.repeat(2 ** 18));
  while (!hasEnded && sent < bytes) {
    sent += chunk.length;
    await Promise.race([ended, new Promise((resolve) => outgoing.write(chunk, resolve))]);
  }
  const { status, body } = await answer;
  outgoing.destroy();
  return { status, body, sent };
}
