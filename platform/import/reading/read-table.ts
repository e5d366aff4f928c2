import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ImportEncoding } from '#shared/contracts';
import { importLimits } from '../limits.ts';
import { FileProblem } from './file-problem.ts';
import type { TableRow } from './table-row.ts';
import type { FromReader, ReadingOrder } from './worker-messages.ts';

const program = new URL('./read-worker.ts', import.meta.url);
/** Megabytes of objects in the worker; beyond them the file is too large. */
const maxHeap = 192;

export interface ReadOptions {
  readonly encoding?: ImportEncoding | undefined;
  /** Whether the file is a set of OneRoster instead of one table. Default: it is a table. */
  readonly isRoster?: boolean;
  readonly batch: number;
  /** Called once, before the first rows, with null for a workbook. */
  readonly onOpened?: (encoding: ImportEncoding | null) => void;
}

/**
 * Reads a file in a thread of its own, a batch of rows at a time: no more is read than is taken. Whoever stops early ends the thread.
 * @throws FileProblem
 */
export async function* readTable(
  content: Uint8Array,
  { encoding, isRoster = false, batch, onOpened }: ReadOptions,
): AsyncGenerator<readonly TableRow[]> {
  if (content.length > importLimits.file) throw new FileProblem('file_too_large', { max: importLimits.file });
  // A copy of its own: a small buffer shares its memory with others.
  const order: ReadingOrder = { content: Uint8Array.from(content), encoding, isRoster, batch };
  const transferList = [order.content.buffer as ArrayBuffer];
  const resourceLimits = { maxOldGenerationSizeMb: maxHeap };
  const worker = new Worker(program, { workerData: order, transferList, resourceLimits });
  const messages = on(worker, 'message', { close: ['exit'] });
  try {
    for await (const [message] of messages as AsyncIterable<[FromReader]>) {
      if (message.kind === 'opened') onOpened?.(message.encoding);
      else if (message.kind === 'refused') throw new FileProblem(message.code, message.params);
      else if (message.kind === 'end') return;
      else {
        yield message.rows;
        worker.postMessage('taken');
      }
    }
    throw new Error('the reader of an import ended');
  } catch (error) {
    throw isOutOfMemory(error) ? new FileProblem('file_too_large', { max: importLimits.file }) : error;
  } finally {
    await worker.terminate();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
