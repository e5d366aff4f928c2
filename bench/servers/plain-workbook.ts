/** The same export by libraries alone: URLSearchParams, htmlparser2 and the streaming writer of hucre, which merges no cells. No platform around it. */
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Parser } from 'htmlparser2';
import { writeXlsxStream } from 'hucre/xlsx';

createServer(async (request, response) => {
  if (request.method !== 'POST') {
    response.end('ready');
    return;
  }
  const html = new URLSearchParams(await text(request)).get('data') ?? '';
  Readable.fromWeb(writeXlsxStream(rowsOf(html), { name: 'bench' }) as never).pipe(response);
}).listen(Number(process.env.PORT), '127.0.0.1');

/** Cells of a table without spans, a piece of the HTML at a time. */
function* rowsOf(html: string): Generator<string[]> {
  const pieceLength = 64 * 1024;
  let rows: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  const parser = new Parser({
    onopentagname: (name) => {
      if (name === 'tr') cells = [];
      cell = '';
    },
    ontext: (found) => {
      cell += found;
    },
    onclosetag: (name) => {
      if (name === 'tr') rows.push(cells);
      else if (name === 'td' || name === 'th') cells.push(cell);
    },
  });
  for (let at = 0; at < html.length; at += pieceLength) {
    parser.write(html.slice(at, at + pieceLength));
    yield* rows;
    rows = [];
  }
  parser.end();
  yield* rows;
}
