import { trustWorkerAddress } from './trust-worker-address.ts';

/**
 * Starts a worker of the portal, which posts a message as soon as it listens.
 * @param address as the build gives it, `new URL('./x.ts?worker', import.meta.url)`
 * @param timeout milliseconds until it counts as lost
 * @returns undefined where the browser starts none, or its code did not come
 */
export function startWorker(address: URL, timeout: number): Promise<Worker | undefined> {
  return new Promise((resolve) => {
    try {
      const worker = new Worker(trustWorkerAddress(address));
      const end = (outcome: Worker | undefined): void => {
        clearTimeout(timer);
        worker.onmessage = null;
        worker.onerror = null;
        if (!outcome) worker.terminate();
        resolve(outcome);
      };
      const timer = setTimeout(() => end(undefined), timeout);
      worker.onmessage = () => end(worker);
      worker.onerror = () => end(undefined);
    } catch {
      resolve(undefined);
    }
  });
}
