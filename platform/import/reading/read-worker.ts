/** The program of the worker thread: a file comes in, its rows go out. */
import { once } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { FileProblem } from './file-problem.ts';
import { limitRows } from './limit-rows.ts';
import { openTable } from './open-table.ts';
import { openRoster } from './roster/open-roster.ts';
import type { TableRow } from './table-row.ts';
import type { FromReader, ReadingOrder } from './worker-messages.ts';

async function read(port: MessagePort, { content, encoding, isRoster, batch }: ReadingOrder): Promise<void> {
  const say = (message: FromReader): void => port.postMessage(message);
  try {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
    const table = isRoster ? await openRoster(bytes) : await openTable(bytes, encoding);
    say({ kind: 'opened', encoding: table.encoding });
    let rows: TableRow[] = [];
    for await (const row of limitRows(table.rows)) {
      rows.push(row);
      if (rows.length < batch) continue;
      say({ kind: 'rows', rows });
      rows = [];
      await once(port, 'message');
    }
    if (rows.length > 0) say({ kind: 'rows', rows });
    say({ kind: 'end' });
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    say({ kind: 'refused', code: error.code, params: error.params });
  }
}

if (!parentPort) throw new Error('this is the program of a worker thread');
await read(parentPort, workerData as ReadingOrder);
// Nothing more is read; the port would keep the thread alive.
parentPort.close();
