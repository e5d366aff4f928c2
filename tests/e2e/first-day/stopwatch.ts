import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';

/** How long each step of a journey takes. */
export interface Stopwatch {
  /** A step that has a line of its own in reports. */
  time<T>(step: string, work: () => Promise<T>): Promise<T>;
  /** Writes the seconds of each step beside the photographs, where these are kept. */
  write(name: string): void;
}

export function createStopwatch(): Stopwatch {
  const seconds: Record<string, number> = {};
  return {
    time: async (step, work) => {
      const from = performance.now();
      const result = await test.step(step, work);
      seconds[step] = Math.round((performance.now() - from) / 100) / 10;
      return result;
    },
    write: (name) => {
      const folder = process.env.SCREENSHOT_FOLDER;
      if (folder) writeFileSync(join(folder, `${name}.json`), JSON.stringify(seconds, undefined, 2));
    },
  };
}
