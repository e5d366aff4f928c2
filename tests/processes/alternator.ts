import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** What passed the alternator. */
export interface PassedCall {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly port: number;
}

/** A reverse proxy that gives each request to the next of its servers, and to another one when that is away. */
export interface Alternator {
  readonly port: number;
  readonly url: string;
  readonly calls: readonly PassedCall[];
  /** Whether it passes calls to this server, as far as it knows. */
  isReady(target: number): boolean;
  /** The next answer to a request for this path is lost on its way back; `act` runs when it is here. */
  loseAnswer(path: string, act?: () => Promise<void>): void;
  stop(): Promise<void>;
}

export interface AlternatorOptions {
  /** Where it listens. Default: any port. */
  readonly port?: number;
  /**
   * As load balancers of schools do: keeps connections to its servers, asks each for `/readyz` ten times a second, and passes nothing
   * to one that is not ready. Default: a connection for each request, so that none fails for one that a killed server left behind.
   */
  readonly isBalancer?: boolean;
}

const askEveryMs = 100;

/** Its servers may start later: they need its address at their start. */
export async function startAlternator(
  targets: readonly number[],
  { port = 0, isBalancer = false }: AlternatorOptions = {},
): Promise<Alternator> {
  const calls: PassedCall[] = [];
  const losses = new Map<string, () => Promise<void>>();
  const agent = new Agent({ keepAlive: isBalancer });
  const readiness = isBalancer ? watchReadiness(targets) : undefined;
  let turn = 0;

  const nextTarget = (): number => {
    const ready = readiness ? targets.filter(readiness.isReady) : targets;
    return ready[turn++ % ready.length] ?? 0;
  };
  const pass = (req: IncomingMessage, res: ServerResponse, triesLeft: number): void => {
    const target = nextTarget();
    const call = { method: req.method ?? '', path: (req.url ?? '').split('?')[0] ?? '', port: target };
    const outgoing = request(
      { host: '127.0.0.1', port: target, method: req.method, path: req.url, headers: req.headers, agent },
      async (incoming) => {
        const act = losses.get(call.path);
        if (act) {
          losses.delete(call.path);
          incoming.resume();
          await act();
          res.destroy();
          return;
        }
        res.writeHead(incoming.statusCode ?? 502, incoming.rawHeaders);
        incoming.pipe(res);
        incoming.on('error', () => res.destroy());
      },
    );
    outgoing.on('socket', (socket) => {
      const send = (): void => {
        calls.push(call);
        req.pipe(outgoing);
      };
      if (socket.connecting) socket.once('connect', send);
      else send();
    });
    outgoing.on('error', (error) => {
      if (isAway(error) && triesLeft > 1) pass(req, res, triesLeft - 1);
      else if (res.headersSent) res.destroy();
      else res.writeHead(502).end();
    });
    res.on('close', () => outgoing.destroy());
  };

  const server = createServer((req, res) => pass(req, res, targets.length));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : 0;
  return {
    port: bound,
    url: `http://localhost:${bound}`,
    calls,
    isReady: (target) => readiness?.isReady(target) ?? true,
    loseAnswer: (path, act = async () => undefined) => {
      losses.set(path, act);
    },
    stop: async () => {
      readiness?.stop();
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The servers whose last answer said that they are ready. */
function watchReadiness(targets: readonly number[]) {
  const ready = new Set<number>();
  const askOne = (target: number): void => {
    const asked = get({ host: '127.0.0.1', port: target, path: '/readyz', agent: false }, (answer) => {
      answer.resume();
      if (answer.statusCode === 200) ready.add(target);
      else ready.delete(target);
    });
    asked.on('error', () => ready.delete(target));
  };
  const timer = setInterval(() => targets.forEach(askOne), askEveryMs);
  return { isReady: (target: number) => ready.has(target), stop: () => clearInterval(timer) };
}

/** A server that refuses the connection has not seen the request: the next one may get it. */
function isAway(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ECONNREFUSED';
}
