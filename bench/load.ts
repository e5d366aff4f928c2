import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { findProgram, loadCore, pinnedTo } from './machine.ts';

export interface Load {
  port: number;
  /** Requested in turn. */
  paths: readonly string[];
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

export interface LoadResult {
  requests: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers that were not 2xx, and broken connections. */
  failures: number;
}

const resultSchema = v.object({
  requests: v.number(),
  perSecond: v.number(),
  p50: v.number(),
  p99: v.number(),
  failures: v.number(),
});
const runFile = promisify(execFile);
const wrk = findProgram('wrk');

/** Makes load from the load core for some seconds: with wrk, or the slower generator of our own. */
export function makeLoad(load: Load): Promise<LoadResult> {
  return wrk ? runWrk(wrk, load) : runOwn(load);
}

async function runWrk(program: string, load: Load): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-wrk-'));
  try {
    const script = join(folder, 'load.lua');
    writeFileSync(script, wrkScript(load));
    const [command, args] = pinnedTo(loadCore, program, [
      '-t1',
      `-c${load.connections}`,
      // It takes whole seconds only.
      `-d${Math.ceil(load.seconds)}s`,
      '-s',
      script,
      `http://127.0.0.1:${load.port}`,
    ]);
    const { stdout } = await runFile(command, args);
    return parseResult(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function runOwn(load: Load): Promise<LoadResult> {
  const script = join(import.meta.dirname, 'servers', 'load-generator.ts');
  const [command, args] = pinnedTo(loadCore, process.execPath, [script, JSON.stringify(load)]);
  const { stdout } = await runFile(command, args);
  return parseResult(stdout);
}

/** A wrk script that walks the paths and prints the summary as one line of JSON. */
function wrkScript({ paths, headers }: Load): string {
  return `
local paths = {${paths.map((path) => JSON.stringify(path)).join(', ')}}
local at = 0
${Object.entries(headers)
  .map(([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
  .join('\n')}
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
done = function(summary, latency)
  local e = summary.errors
  print(string.format('RESULT {"requests":%d,"perSecond":%f,"p50":%f,"p99":%f,"failures":%d}',
    summary.requests, summary.requests / (summary.duration / 1e6), latency:percentile(50) / 1e3,
    latency:percentile(99) / 1e3, e.connect + e.read + e.write + e.status + e.timeout))
end`;
}

function parseResult(output: string): LoadResult {
  const line = /^RESULT (.+)$/m.exec(output)?.[1];
  if (!line) throw new Error(`the load generator gave no result\n${output}`);
  return v.parse(resultSchema, JSON.parse(line));
}
