/** The program of the worker thread: one table comes in, one file goes out. */
import { once } from 'node:events';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { fileNameOf } from './file-name.ts';
import { FormFields } from './form-fields.ts';
import { measureTable } from './measure-table.ts';
import { TableRefusal } from './refusal.ts';
import { RowStore } from './row-store.ts';
import { exportFields, openTableSource } from './table-source.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';
import { writeWorkbook } from './write-workbook.ts';

/** Pieces on their way to a browser that has not taken them yet. */
const window = 8;

async function work(port: MessagePort): Promise<void> {
  const say = (message: FromWorker, transfer: ArrayBuffer[] = []): void =>
    port.postMessage(message, transfer);
  try {
    const table = openTableSource(await readFields(port));
    const rows = new RowStore();
    const size = measureTable(rows.keep(table.readRows()));
    say({ kind: 'file', fileName: fileNameOf(table) });
    let untaken = 0;
    port.on('message', () => {
      untaken -= 1;
    });
    for await (const piece of writeWorkbook({ title: table.title, rows: rows.read(), size })) {
      const bytes = Uint8Array.from(piece as Buffer);
      say({ kind: 'piece', bytes }, [bytes.buffer]);
      untaken += 1;
      while (untaken >= window) await once(port, 'message');
    }
    say({ kind: 'file-end' });
  } catch (error) {
    if (!(error instanceof TableRefusal)) throw error;
    say({ kind: 'refused', reason: error.reason });
  }
}

/** The body, field by field. @throws TableRefusal */
function readFields(port: MessagePort): Promise<FormFields> {
  const fields = new FormFields(exportFields);
  return new Promise((resolve, reject) => {
    const onMessage = (message: ToWorker): void => {
      try {
        if (message.kind === 'body') fields.push(message.bytes);
        if (message.kind !== 'body-end') return;
        port.off('message', onMessage);
        resolve(fields);
      } catch (error) {
        reject(error);
      }
    };
    port.on('message', onMessage);
  });
}

if (!parentPort) throw new Error('this is the program of a worker thread');
await work(parentPort);
// Nothing more is read; the port would keep the thread alive.
parentPort.close();
