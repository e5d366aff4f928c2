import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import type { RequestContext } from '#bff/http';
import { handedFileHeader } from '#shared/contracts';
import { countPassedBytes } from '#shared/passed-buffers';
import type { OpenedFile, OpenHandedFile } from './open-handed-file.ts';
import type { AnswerHeaders } from './response-headers.ts';

/** What the proxy does at the edges of a transfer; the transfer itself is the exchange's. */
export interface ExchangeHooks {
  requestHeadersOf(req: IncomingMessage, ctx: RequestContext, hasBody: boolean): string[];
  /** What the browser gets of the upstream's headers: a flat list of names and values. */
  responseHeadersOf(headers: AnswerHeaders, ctx: RequestContext): string[];
  /** Work that must be done before the answer begins; undefined, in the ordinary case, when there is none. */
  complete(
    req: IncomingMessage,
    res: ServerResponse,
    ctx: RequestContext,
    setCookies: readonly string[],
  ): Promise<void> | undefined;
  /** Opens the file that an answer names in place of its bytes; undefined where the upstream names none. */
  readonly openFile?: OpenHandedFile | undefined;
  /** How long to wait for the answer to begin, ms. */
  headersTimeoutOf(ctx: RequestContext): number;
}

/** What an exchange itself asks for; the sender of the request sees to the rest. */
type AnswerHooks = Pick<ExchangeHooks, 'responseHeadersOf' | 'complete' | 'openFile'>;

type Controller = Dispatcher.DispatchController;

/**
 * One request on its way through: an undici handler that writes what the upstream answers, as it comes, with
 * backpressure both ways. Calls `done` once: without an error when the answer is out or the browser has gone.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly #req: IncomingMessage;
  readonly #res: ServerResponse;
  readonly #ctx: RequestContext;
  readonly #hooks: AnswerHooks;
  readonly #done: (error?: unknown) => void;
  #controller: Controller | undefined;
  #hasClientGone = false;
  #hasAnswer = false;
  /** Announced length; a body that comes in one piece is ended with its only write. */
  #length = 0;
  /** While the answer may not begin yet: what has arrived meanwhile. */
  #held: Buffer[] | undefined;
  #hasEnded = false;
  /** Whether the bytes come from a file, and none from the upstream. */
  #isFromFile = false;

  constructor(
    req: IncomingMessage,
    res: ServerResponse,
    ctx: RequestContext,
    hooks: AnswerHooks,
    done: (error?: unknown) => void,
  ) {
    this.#req = req;
    this.#res = res;
    this.#ctx = ctx;
    this.#hooks = hooks;
    this.#done = done;
    res.once('close', () => this.#onClientClose());
  }

  /** Whether an answer has begun. */
  get hasAnswer(): boolean {
    return this.#hasAnswer;
  }

  onRequestStart(controller: Controller): void {
    this.#controller = controller;
    if (this.#hasClientGone) controller.abort(clientGone());
  }

  onBodySent(chunk: Uint8Array): void {
    countPassedBytes(chunk.length);
  }

  onResponseStart(controller: Controller, status: number, headers: AnswerHeaders, message?: string): void {
    if (status < 200) return;
    this.#hasAnswer = true;
    const cookies = headers['set-cookie'];
    const setCookies = cookies === undefined ? none : Array.isArray(cookies) ? cookies : [cookies];
    this.#length = Number(headers['content-length'] ?? 0);
    const completing = this.#hooks.complete(this.#req, this.#res, this.#ctx, setCookies);
    const handed = headers[handedFileHeader];
    if (typeof handed === 'string' && this.#hooks.openFile) {
      this.#isFromFile = true;
      const { openFile } = this.#hooks;
      const opening = completing ? completing.then(() => openFile(handed)) : openFile(handed);
      this.#sendFile(opening, (size) => {
        this.#begin(status, { ...headers, 'content-length': String(size) }, message);
      });
      return;
    }
    if (!completing) {
      this.#begin(status, headers, message);
      return;
    }
    this.#held = [];
    controller.pause();
    completing.then(
      () => {
        this.#begin(status, headers, message);
        this.#release(controller);
      },
      (error: unknown) => {
        this.#done(error);
        controller.abort(clientGone());
      },
    );
  }

  onResponseData(controller: Controller, chunk: Buffer): void {
    // After a pause undici hands over an empty piece; it is not the end of an answer of unknown length.
    if (chunk.length === 0) return;
    countPassedBytes(chunk.length);
    if (this.#held) this.#held.push(chunk);
    else if (chunk.length === this.#length) this.#endAtOnce(chunk);
    else if (!this.#res.write(chunk)) {
      controller.pause();
      this.#res.once('drain', () => controller.resume());
    }
  }

  onResponseEnd(): void {
    this.#hasEnded = true;
    if (this.#held || this.#isFromFile) return;
    if (!this.#res.writableEnded) this.#res.end();
    this.#done();
  }

  onResponseError(_controller: Controller, error: Error): void {
    if (this.#hasClientGone || (this.#req.destroyed && !this.#req.complete)) this.#done();
    else this.#done(error);
  }

  #begin(status: number, headers: AnswerHeaders, message: string | undefined): void {
    if (this.#hasClientGone) return;
    const list = this.#hooks.responseHeadersOf(headers, this.#ctx);
    if (message) this.#res.writeHead(status, message, list);
    else this.#res.writeHead(status, list);
    // Of unknown length: an event stream must reach the browser before its first event.
    if (!this.#length) this.#res.flushHeaders();
  }

  /** Answers with the bytes of a file, which the upstream has named and not sent. */
  async #sendFile(opening: Promise<OpenedFile>, begin: (size: number) => void): Promise<void> {
    try {
      const { size, writeTo, close } = await opening;
      if (this.#hasClientGone) await close();
      else {
        this.#length = size;
        begin(size);
        await writeTo(this.#res);
        this.#res.end();
      }
      this.#done();
    } catch (error) {
      this.#done(this.#hasClientGone ? undefined : error);
    }
  }

  /** A small body as text leaves in one write with its head; latin1 keeps every byte as it is. */
  #endAtOnce(chunk: Buffer): void {
    if (chunk.length <= smallBody) this.#res.end(chunk.toString('latin1'), 'latin1');
    else this.#res.end(chunk);
  }

  #release(controller: Controller): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    if (this.#hasClientGone) return;
    for (const chunk of held) this.onResponseData(controller, chunk);
    if (this.#hasEnded) this.onResponseEnd();
    controller.resume();
  }

  #onClientClose(): void {
    if (this.#res.writableFinished) return;
    this.#hasClientGone = true;
    this.#controller?.abort(clientGone());
    this.#done();
  }
}

const none: readonly string[] = [];
/** Bytes up to which a body leaves with its head: Node sends text of up to 16 KB, its head included, in one write. */
const smallBody = 15_360;

function clientGone(): Error {
  return new Error('the browser closed the connection');
}
