import { hashFile } from './hash-file.ts';
import type { HashReply, HashRequest } from './hash-messages.ts';

/**
 * Answers requests for hashes, in a worker.
 * @param send posts a reply to the page
 * @returns takes a request of the page
 */
export function serveHashes(send: (reply: HashReply) => void): (request: HashRequest) => void {
  const running = new Map<number, AbortController>();

  async function hash({ id, file, saved }: HashRequest & { type: 'hash' }): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const md5 = await hashFile(file, {
        signal: controller.signal,
        saved,
        onProgress: (bytes) => send({ type: 'progress', id, bytes }),
        onState: (state) => send({ type: 'state', id, state }),
      });
      send({ type: 'done', id, md5 });
    } catch (error) {
      const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
      send(controller.signal.aborted ? { type: 'ended', id } : { type: 'failed', id, name, message });
    } finally {
      running.delete(id);
    }
  }

  return (request) => {
    if (request.type === 'end') running.get(request.id)?.abort();
    else void hash(request);
  };
}
