import { request } from 'node:http';
import type { Visitor } from './visitor.ts';

export interface EventStream {
  /** All that came so far. */
  text(): string;
  close(): void;
}

/** The events that a page of this visitor receives from one BFF. @throws Error when there is no stream */
export function openEventStream(url: string, visitor: Visitor, port: number): Promise<EventStream> {
  return new Promise((resolve, reject) => {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { host: new URL(url).host, cookie };
    const asking = request({ host: '127.0.0.1', port, path: '/bff/events', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      if (answer.statusCode === 200) resolve({ text: () => text, close: () => asking.destroy() });
      else reject(new Error(`no stream: ${answer.statusCode}`));
    });
    asking.once('error', reject).end();
  });
}
