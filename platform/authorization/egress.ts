import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createEgressRules, type EgressOptions, guardConnection } from '#shared/egress';

const limits = { timeout: 2_500, bytes: 64 * 1024 } as const;

/** `fetch` for the provider, and for asking one of a school: to the internet, or to what the deployer allows; no redirects, 2.5 s, 64 KB. */
export function createEgressFetch(egress: EgressOptions = {}) {
  const rules = createEgressRules(egress);
  const optionsFor = (url: URL, init: RequestInit): RequestOptions => ({
    method: init.method ?? 'GET',
    headers: Object.fromEntries(new Headers(init.headers)),
    timeout: limits.timeout,
    signal: AbortSignal.timeout(limits.timeout),
    agent: false,
    ...guardConnection(rules, url),
  });

  return async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!/^https?:$/.test(url.protocol)) throw new Error('egress refused: not an http address');
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const body = init.body === undefined || init.body === null ? undefined : String(init.body);
    return new Promise((resolve, reject) => {
      const outgoing = send(url, optionsFor(url, init), (answer) => {
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > limits.bytes) outgoing.destroy(new Error('egress refused: the answer is too large'));
          else chunks.push(chunk);
        });
        answer.on('end', () => {
          const status = answer.statusCode ?? 502;
          const hasBody = status !== 204 && status !== 304;
          const type = answer.headers['content-type'];
          const headers = type === undefined ? {} : { 'content-type': type };
          resolve(new Response(hasBody ? Buffer.concat(chunks) : null, { status, headers }));
        });
        answer.on('error', reject);
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  };
}
