import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { uploadSizes } from '#shared/uploads';

const run = promisify(execFile);
/** As many as the portal's own page sends at a time. */
const parallelSlices = 3;

export interface CurlTarget {
  port: number;
  path: string;
  method: 'PUT' | 'POST';
  headers: Readonly<Record<string, string>>;
}

/** The bytes of a file as one file for each slice, which curl sends. @returns their paths */
export function writeSlices(folder: string, megabytes: number): readonly string[] {
  const slice = randomBytes(uploadSizes.chunk);
  return Array.from({ length: Math.ceil((megabytes * 2 ** 20) / slice.length) }, (_, index) => {
    const path = join(folder, `slice-${index}`);
    writeFileSync(path, slice);
    return path;
  });
}

/**
 * Sends each slice by `curl -T` of one process, which keeps its connections.
 * @param megabits a second of the line, which the transfers share. Undefined: as fast as they go
 * @throws Error when one is not answered with success
 */
export async function sendByCurl(
  folder: string,
  slices: readonly string[],
  { port, path, method, headers }: CurlTarget,
  megabits?: number,
): Promise<void> {
  const config = join(folder, 'curl.config');
  const lines = [
    'silent\nshow-error\nfail\nparallel\nparallel-immediate',
    `parallel-max = ${parallelSlices}`,
    `request = ${method}`,
    ...Object.entries(headers).map(([name, value]) => `header = ${JSON.stringify(`${name}: ${value}`)}`),
    // Else curl asks first and waits for the answer.
    'header = "expect:"',
    ...(megabits ? [`limit-rate = ${Math.round((megabits * 1e6) / 8 / parallelSlices)}`] : []),
    ...slices.map(
      (slice) => `upload-file = "${slice}"\nurl = "http://127.0.0.1:${port}${path}"\noutput = /dev/null`,
    ),
  ];
  writeFileSync(config, lines.join('\n'));
  await run('curl', ['--config', config]);
}
