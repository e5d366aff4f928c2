import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import {
  type AppRelease,
  appPublishOrder,
  appPublishUpload,
  envelopeSchema,
  pickLanguage,
  type ReleasedApp,
} from '#shared/contracts';
import { CommandFailure } from '../command-failure.ts';
import { type PublisherKeyFile, type Signature, signContent } from '../keys/publisher-key.ts';

const timeoutMs = 60_000;
const nonceBytes = 18;

/** What an order says beside the moment and the number that make it count once. */
export type Order = Omit<v.InferInput<typeof appPublishOrder.payload>, 'createdAt' | 'nonce'>;

export interface PortalClient {
  upload(archive: Buffer, signature: Signature): Promise<AppRelease>;
  order(order: Order): Promise<ReleasedApp>;
}

/** The calls of the command line to one portal. */
export function createPortalClient(portal: URL, key: PublisherKeyFile): PortalClient {
  return {
    async upload(archive, signature) {
      const answer = await send(portal, appPublishUpload.path, {
        body: archive,
        type: 'application/zip',
        signature,
      });
      return read(appPublishUpload.answer, answer, portal);
    },
    async order(order) {
      const body = Buffer.from(
        JSON.stringify({
          ...order,
          createdAt: Date.now(),
          nonce: randomBytes(nonceBytes).toString('base64url'),
        }),
      );
      const signature = signContent(key, 'order', body);
      const answer = await send(portal, appPublishOrder.path, { body, type: 'application/json', signature });
      return read(appPublishOrder.answer, answer, portal);
    },
  };
}

/** The address of a portal, as its user wrote it. @throws CommandFailure */
export function parsePortalUrl(text: string | undefined): URL {
  const advice = 'Name the address of the portal, such as --portal https://portal.example.org.';
  if (!text) {
    throw new CommandFailure('The command needs the address of a portal.', { advice, reason: 'usage' });
  }
  const url = URL.parse ? URL.parse(text) : parseUrl(text);
  if (url && /^https?:$/.test(url.protocol)) return new URL('/', url);
  throw new CommandFailure(`"${text}" is no address of a portal.`, { advice, reason: 'usage' });
}

/** For Node 20, whose URL has no `parse`. */
function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

interface Sent {
  body: Buffer;
  type: string;
  signature: Signature;
}

/** @returns the data of the answer @throws CommandFailure when nobody answers, or the portal says no */
async function send(portal: URL, path: string, { body, type, signature }: Sent): Promise<unknown> {
  const response = await fetch(new URL(path, portal), {
    method: 'POST',
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      accept: 'application/json',
      authorization: `PortalKey keyId="${signature.keyId}", signature="${signature.signature}"`,
      'content-type': type,
    },
  }).catch((cause) => {
    throw unreachable(portal, cause);
  });
  const text = await response.text();
  const envelope = v.safeParse(envelopeSchema, parseJson(text));
  if (!envelope.success) throw noPortal(portal, path, response.status);
  const { status, message, code, data, requestId, fieldErrors = [] } = envelope.output;
  if (status === 200) return data;
  const reasons = fieldErrors.map((error) => `  ${error.field}: ${englishOf(error.message)}`);
  throw new CommandFailure([`The portal refused: ${englishOf(message)}`, ...reasons].join('\n'), {
    advice: adviceFor(code, status, requestId),
    reason: 'refused',
  });
}

function adviceFor(code: string, status: number, requestId: string | undefined): string {
  const number = requestId ? ` Its log has this as ${requestId}.` : '';
  if (status === 401) {
    return `Compare the key id with the one in the developer centre, and the clock of this computer with the portal's.${number}`;
  }
  if (status === 403) return `Ask an administrator who the sentence names.${number}`;
  if (status === 409) return `Run "npx portal status" to see where things stand now.${number}`;
  if (status === 429) return `Wait a minute and try again.${number}`;
  return `Mend what the sentence names and try again (${code || status}).${number}`;
}

/** Refusals come in both languages; the command line is English. */
function englishOf(text: string): string {
  return pickLanguage(text, 'en');
}

function unreachable(portal: URL, cause: unknown): CommandFailure {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : String(cause);
  return new CommandFailure(`The portal at ${portal.origin} cannot be reached: ${inner}.`, {
    advice:
      'Open the address in a browser. If it opens there, check proxies and certificates of this computer (NODE_EXTRA_CA_CERTS).',
    cause,
  });
}

function noPortal(portal: URL, path: string, status: number): CommandFailure {
  return new CommandFailure(`${portal.origin}${path} answered ${status}, and not as a portal does.`, {
    advice: 'Check the address. A portal from before apps could be published does not know this call.',
  });
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
  portal: URL,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, answer);
  if (parsed.success) return parsed.output;
  const fields = parsed.issues.map((issue) => v.getDotPath(issue) ?? '').join(', ');
  throw new CommandFailure(`The answer of ${portal.origin} is not understood (${fields}).`, {
    advice: `Install the package of this portal: npm install -D ${new URL('/bff/portal-shell.tgz', portal)}`,
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
