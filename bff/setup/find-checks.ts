import type { IncomingMessage } from 'node:http';
import { type AnswerOf, type Language, pickLanguage, type setupState } from '#shared/contracts';
import type { SetupCheck } from './setup-page.ts';

export interface Seen {
  readonly req: Pick<IncomingMessage, 'headers' | 'socket'>;
  /** Whom the BFF takes it from. */
  readonly clientAddress: string;
  readonly publicUrl: URL;
  readonly language: Language;
  /** Epoch milliseconds. */
  readonly now: number;
  /** What the platform says of itself; undefined where it is one of other makers. */
  readonly surroundings: AnswerOf<typeof setupState>['surroundings'];
}

const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;
const words = { none: '无|||None', set: '已设置|||Set' } as const;

/** What is around the portal, as this request shows it. A page that is shown at all came by the pinned address: no other host is answered. */
export function findChecks(seen: Seen): readonly SetupCheck[] {
  const { publicUrl, surroundings, language, now } = seen;
  const { origin, protocol, hostname } = publicUrl;
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  return [
    { name: 'address', isRight: !isHere, value: origin },
    { name: 'https', isRight: protocol === 'https:' || isHere, value: protocol.replace(':', '') },
    checkProxy(seen),
    ...(surroundings ? checkPlatform(surroundings, language) : []),
    { name: 'time', isRight: true, value: formatTime(now, language) },
  ];
}

/** Who forwards for others and is not trusted gives everybody its own address. */
function checkProxy({ req, clientAddress, language }: Seen): SetupCheck {
  const forwards = req.headers['x-forwarded-for'] !== undefined;
  const peer = req.socket.remoteAddress?.replace('::ffff:', '') ?? '';
  const value = forwards ? peer : pickLanguage(words.none, language);
  return { name: 'proxy', isRight: !forwards || clientAddress !== peer, value };
}

function checkPlatform(
  { engine, hasGateway }: NonNullable<Seen['surroundings']>,
  language: Language,
): readonly SetupCheck[] {
  const value = pickLanguage(hasGateway ? words.set : words.none, language);
  return [
    { name: 'database', isRight: true, value: engines[engine] },
    { name: 'gateway', isRight: hasGateway, value },
  ];
}

function formatTime(now: number, language: Language): string {
  const form = { dateStyle: 'long', timeStyle: 'long' } as const;
  return new Intl.DateTimeFormat(language, form).format(now);
}
