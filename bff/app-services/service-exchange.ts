import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import type { RequestContext } from '#bff/http';
import { Exchange } from '#bff/proxy';
import type { DomainError } from '#shared/contracts';
import type { ReportOutcome } from './breaker.ts';
import type { Service } from './service.ts';
import { createServiceError, toServiceError } from './service-errors.ts';
import { type AnswerHeaders, responseHeadersOf } from './service-headers.ts';

export interface ServiceExchangeOptions {
  readonly service: Service;
  readonly report: ReportOutcome;
  /** The service did not accept the token. */
  readonly onDistrust: () => void;
  /** Called once, without an error when the answer is out or the browser has gone. */
  readonly onDone: (error?: DomainError) => void;
}

/** Statuses by which what stands before a service says that the service is away. */
const away: ReadonlySet<number> = new Set([502, 503, 504]);

/** What a browser could run or show as a page of the portal; services have data and files. */
const page = /^\s*(?:text\/html|application\/xhtml\+xml|(?:text|application)\/(?:x-)?(?:java|ecma)script)\b/i;

const nothingToDo = { responseHeadersOf, complete: () => undefined };

/** One call to the service of an app. It is an exchange that also refuses answers which a service may not give. */
export class ServiceExchange extends Exchange {
  readonly #options: ServiceExchangeOptions;

  constructor(
    req: IncomingMessage,
    res: ServerResponse,
    ctx: RequestContext,
    { service, report, onDone, ...rest }: ServiceExchangeOptions,
  ) {
    let isReported = false;
    const reportOnce: ReportOutcome = (outcome) => {
      if (!isReported) report(outcome);
      isReported = true;
    };
    let isDone = false;
    super(req, res, ctx, nothingToDo, (error) => {
      if (isDone) return;
      isDone = true;
      const refusal = error === undefined ? undefined : toServiceError(error, service);
      reportOnce(refusal?.code.startsWith('upstream_') ? 'failed' : 'none');
      onDone(refusal);
    });
    this.#options = { ...rest, service, report: reportOnce, onDone };
  }

  override onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: AnswerHeaders,
    message?: string,
  ): void {
    if (status < 200) return;
    const { report } = this.#options;
    report(away.has(status) ? 'failed' : 'answered');
    const refusal = this.#findRefusal(status, headers);
    if (refusal) controller.abort(refusal);
    else super.onResponseStart(controller, status, headers, message);
  }

  #findRefusal(status: number, headers: AnswerHeaders): DomainError | undefined {
    const { service, onDistrust } = this.#options;
    if (status === 401 || status === 407) {
      onDistrust();
      return createServiceError('distrustful', service, { detail: `service answered ${status}` });
    }
    if (status >= 300 && status < 400 && status !== 304)
      return createServiceError('unreadable', service, { detail: 'service redirects' });
    if (page.test(String(headers['content-type'] ?? '')))
      return createServiceError(away.has(status) ? 'away' : 'unreadable', service, {
        detail: `service answered ${status} with a page`,
      });
    return undefined;
  }
}
