// Runs in the browser of the measurement: hashes the picked file in one of two ways and watches the page meanwhile.
import SparkMD5 from 'spark-md5';
import type { HashReply, HashRequest } from '../../shared/upload-client/hashing/hash-messages.ts';

const sliceBytes = 2 * 1024 * 1024;

/** What one hash did to the page. */
export interface HashFigures {
  md5: string;
  seconds: number;
  framesPerSecond: number;
  /** Milliseconds between two frames, at most. */
  maxFrameGap: number;
  /** Milliseconds; 0 where none was longer than 50, since browsers report no shorter ones. */
  maxTask: number;
}

declare global {
  /** What the measurement calls. */
  var hashPicked: (way: 'worker' | 'page') => Promise<HashFigures>;
}

globalThis.hashPicked = async (way) => {
  const file = document.querySelector('input')?.files?.[0];
  if (!file) throw new Error('no file is picked');
  const worker = way === 'worker' ? await startWorker() : undefined;
  const stopWatching = watchPage();
  const start = performance.now();
  const md5 = await (worker ? hashInWorker(worker, file) : hashOnPage(file));
  const seconds = (performance.now() - start) / 1000;
  const watched = await stopWatching();
  worker?.terminate();
  return { md5, seconds, ...watched };
};

function startWorker(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker('/hash-worker.js');
    worker.onmessage = () => resolve(worker);
    worker.onerror = () => reject(new Error('the worker did not start'));
  });
}

function hashInWorker(worker: Worker, file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<HashReply>) => {
      if (data.type === 'done') resolve(data.md5);
      else if (data.type === 'failed') reject(new Error(data.message));
    };
    worker.postMessage({ type: 'hash', id: 1, file } satisfies HashRequest);
  });
}

/** As pages have done it for years: slice after slice, each one on the thread that draws. */
async function hashOnPage(file: File): Promise<string> {
  const spark = new SparkMD5.ArrayBuffer();
  for (let start = 0; start < file.size; start += sliceBytes)
    spark.append(await file.slice(start, start + sliceBytes).arrayBuffer());
  return spark.end();
}

function watchPage(): () => Promise<Omit<HashFigures, 'md5' | 'seconds'>> {
  const frames: number[] = [];
  const tasks: number[] = [0];
  let isWatching = true;
  const observer = new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  });
  observer.observe({ type: 'longtask' });
  const onFrame = (now: number): void => {
    frames.push(now);
    if (isWatching) requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
  return async () => {
    // The frame that a last long task has held up counts too; a small file is hashed before there are two.
    do await new Promise(requestAnimationFrame);
    while (frames.length < 2);
    await new Promise((resolve) => setTimeout(resolve));
    isWatching = false;
    observer.disconnect();
    const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
    const shown = (frames.at(-1) ?? 0) - (frames[0] ?? 0);
    return {
      framesPerSecond: (gaps.length * 1000) / shown,
      maxFrameGap: Math.max(...gaps),
      maxTask: Math.max(...tasks),
    };
  };
}
