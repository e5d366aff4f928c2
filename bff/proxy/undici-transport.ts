import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'http-proxy-middleware';
import type { Dispatcher } from 'undici';
import { getContext } from '#bff/http';
import { isConnectionLost } from '#bff/upstream';
import { Exchange, type ExchangeHooks } from './exchange.ts';
import { requestBodyOf } from './request-body.ts';

/**
 * Lets http-proxy-middleware transfer through undici: half the CPU of its own client. The plugin replaces `web`, a
 * public method of the proxy server that http-proxy-middleware calls for each request; a rejection goes to `next`.
 *
 * Given up with it are the options of httpxy's own transfer: `on.proxyReq`, `on.proxyRes`, `changeOrigin`, `xfwd`,
 * cookie rewriting, `proxyTimeout`, `followRedirects`. What we need of them the hooks do.
 *
 * @throws Error at start-up when http-proxy-middleware's server has no such method any more
 */
export function createUndiciTransport(pool: Dispatcher, hooks: ExchangeHooks): Plugin {
  return (proxy) => {
    if (typeof proxy.web !== 'function' || proxy.web.length < 2) {
      throw new Error('httpxy has no web(req, res) to replace: check its version');
    }
    // Without a listener an error event would end the process; `next` has the same error already.
    proxy.on('error', () => undefined);
    proxy.web = (req, res) => transfer(pool, hooks, req, res);
  };
}

function transfer(
  pool: Dispatcher,
  hooks: ExchangeHooks,
  req: IncomingMessage,
  res: ConstructorParameters<typeof Exchange>[1],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const ctx = getContext(req);
    const body = requestBodyOf(req);
    const send = (mayRepeat: boolean): void => {
      const exchange = new Exchange(req, res, ctx, hooks, (error) => {
        if (error === undefined) resolve();
        else if (mayRepeat && !exchange.hasAnswer && isConnectionLost(error)) send(false);
        else reject(error);
      });
      pool.dispatch(
        {
          path: req.url ?? '/',
          method: req.method ?? 'GET',
          headers: hooks.requestHeadersOf(req, ctx, body !== null),
          body,
          headersTimeout: hooks.headersTimeoutOf(ctx),
        },
        exchange,
      );
    };
    // By what the call does: a GET may sign in, and spends its code.
    send(ctx.call.effect === 'read' && !body);
  });
}
