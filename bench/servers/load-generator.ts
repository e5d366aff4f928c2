/** The load generator for machines without wrk: keep-alive connections, one request at a time on each. */
import { Agent, request } from 'node:http';
import { quantile } from '../statistics.ts';

const load: {
  port: number;
  paths: string[];
  headers: Record<string, string>;
  connections: number;
  seconds: number;
} = JSON.parse(process.argv[2] ?? '{}');
const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
const latencies: number[] = [];
const start = performance.now();
const end = start + load.seconds * 1000;
let failures = 0;
let turn = 0;

function once(path: string): Promise<void> {
  return new Promise((resolve) => {
    const since = performance.now();
    const outgoing = request(
      { host: '127.0.0.1', port: load.port, path, headers: load.headers, agent },
      (answer) => {
        if ((answer.statusCode ?? 500) >= 300) failures += 1;
        answer.resume().once('end', () => {
          latencies.push(performance.now() - since);
          resolve();
        });
      },
    );
    outgoing.once('error', () => {
      failures += 1;
      resolve();
    });
    outgoing.end();
  });
}

async function keepAsking() {
  while (performance.now() < end) await once(load.paths[turn++ % load.paths.length] ?? '/');
}

await Promise.all(Array.from({ length: load.connections }, keepAsking));
agent.destroy();
const seconds = (performance.now() - start) / 1000;
const result = {
  requests: latencies.length,
  perSecond: latencies.length / seconds,
  p50: quantile(latencies, 0.5),
  p99: quantile(latencies, 0.99),
  failures,
};
console.log(`RESULT ${JSON.stringify(result)}`);
