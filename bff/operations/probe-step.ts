import type { ServerResponse } from 'node:http';
import type { Step } from '#bff/http';

/** Parts that must answer before requests make sense; each rejects when it does not. */
export type Checks = Readonly<Record<string, () => Promise<void>>>;

const checkTimeoutMs = 3000;

/**
 * `GET /healthz`: the process lives. `GET /readyz`: every part answers, else 503 with the names of those that do not;
 * why they do not is for the log of each.
 */
export function createProbeStep(checks: Checks): Step {
  return (req, res, { pathname }, next) => {
    const isProbe = pathname === '/healthz' || pathname === '/readyz';
    if (!isProbe || (req.method !== 'GET' && req.method !== 'HEAD')) next();
    else if (pathname === '/healthz') answer(res, 200, { status: 'ok' });
    else {
      findFailing(checks).then((failing) =>
        answer(res, failing.length > 0 ? 503 : 200, {
          status: failing.length > 0 ? 'not ready' : 'ok',
          failing,
        }),
      );
    }
  };
}

function answer(res: ServerResponse, httpStatus: number, body: object): void {
  const text = JSON.stringify(body);
  res.writeHead(httpStatus, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  });
  res.end(res.req.method === 'HEAD' ? undefined : text);
}

async function findFailing(checks: Checks): Promise<string[]> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) =>
      withLimit(check()).then(
        () => [],
        () => [name],
      ),
    ),
  );
  return results.flat();
}

function withLimit(check: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), checkTimeoutMs);
    check.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
