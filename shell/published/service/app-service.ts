import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readJsonBody } from './read-json-body.ts';
import { ServiceRefusal } from './service-refusal.ts';
import { createUserCheck, type PortalUser, type UserCheckOptions } from './user-check.ts';

/** One call of a page, as its handler sees it. */
export interface ServiceRequest {
  readonly user: PortalUser;
  readonly query: URLSearchParams;
  /** The JSON that came; undefined of a GET. Parse it: it is whatever somebody sent. */
  readonly body: unknown;
}

/** Answers the `data` of the portal's envelope. @throws ServiceRefusal for what the user should read */
export type Handler = (request: ServiceRequest) => unknown;

export interface AppServiceOptions extends UserCheckOptions {
  /** Where it listens on this computer. Default any free port. */
  readonly port?: number;
  /** By method and path, such as `GET /lessons`. */
  readonly routes: Readonly<Record<string, Handler>>;
  /** Receives what no user should read. Default: standard error. */
  readonly onError?: (error: unknown) => void;
}

export interface AppService {
  /** Address for the registration in the portal. */
  readonly address: string;
  close(): Promise<void>;
}

const texts = {
  failed: '服务出错，请稍后重试|||Something went wrong in the service. Please try again later',
  noCall: '没有这个接口|||There is no such call',
  nobody: '无法确认您的身份，请重新登录|||The portal does not say who asks. Please sign in again',
} as const;

/** Starts the server of an app. It answers users of the portal alone, in the portal's envelope. */
export async function startAppService(options: AppServiceOptions): Promise<AppService> {
  const { port = 0, onError = writeToStandardError } = options;
  const findUser = createUserCheck(options);
  const server = createServer((req, res) => {
    answer(req, options.routes, findUser).then(
      (data) => send(res, 200, 'OK', data ?? null),
      (error: unknown) => {
        if (!(error instanceof ServiceRefusal)) onError(error);
        const { status, message } =
          error instanceof ServiceRefusal ? error : { status: 500, message: texts.failed };
        send(res, status, message, null);
      },
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : port}`,
    close: async () => {
      server.closeIdleConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  req: IncomingMessage,
  routes: AppServiceOptions['routes'],
  findUser: ReturnType<typeof createUserCheck>,
): Promise<unknown> {
  const url = new URL(req.url ?? '/', 'http://service');
  const name = `${req.method} ${url.pathname}`;
  const handler = Object.hasOwn(routes, name) ? routes[name] : undefined;
  if (!handler) throw new ServiceRefusal(404, texts.noCall);
  const user = await findUser(req.headers.authorization);
  if (!user) throw new ServiceRefusal(401, texts.nobody);
  const body = req.method === 'POST' ? await readJsonBody(req) : undefined;
  return handler({ user, query: url.searchParams, body });
}

/** The envelope repeats the status, as all calls of the portal do. */
function send(res: ServerResponse, status: number, message: string, data: unknown): void {
  const text = JSON.stringify({ status, message, data });
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  });
  res.end(text);
}

function writeToStandardError(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
}
