import type { Request, RequestHandler, Response } from 'express';
import { findAccessToken, type Gate, type LoadPrincipal, type Principal, parseCookies } from '#platform/http';
import type { Clock } from '#platform/runtime';
import { DomainError, tableToSpreadsheet } from '#shared/contracts';
import { exportLimits } from './export-limits.ts';
import { createRefusal, createSizeRefusal } from './refusal-texts.ts';
import { runExport } from './run-export.ts';
import { createWorkSlots } from './work-slots.ts';

export interface ExportDeps {
  readonly clock: Clock;
  readonly loadPrincipal: LoadPrincipal;
  readonly checkCaller: Gate['checkCaller'];
  readonly checkProof: Gate['checkProof'];
  /** Milliseconds that one export may take, waiting included. Default 5 minutes. */
  readonly deadlineMs?: number;
}

const defaultDeadlineMs = 300_000;
/** Threads at once; each may take a core and 200 MB. */
const workers = 2;
/** Exports of one user that run or wait. */
const ownExports = 3;

/**
 * Answers `tableToSpreadsheet`. It stands ahead of the body parsers, which would hold 64 MB and stop the platform while they read
 * them: the body goes to a worker thread as it comes, and the file comes back the same way.
 */
export function createExportListener(deps: ExportDeps): RequestHandler {
  const { clock, deadlineMs = defaultDeadlineMs } = deps;
  const slots = createWorkSlots(workers);
  const byUser = new Map<string, number>();

  const countIn = (userId: string): void => {
    const count = (byUser.get(userId) ?? 0) + 1;
    if (count > ownExports) throw new DomainError('too_many_attempts', { retryAfter: deadlineMs / 1000 });
    byUser.set(userId, count);
  };
  const countOut = (userId: string): void => {
    const count = (byUser.get(userId) ?? 1) - 1;
    if (count > 0) byUser.set(userId, count);
    else byUser.delete(userId);
  };

  return async (request, response) => {
    if (request.method !== tableToSpreadsheet.method) throw new DomainError('method_not_allowed');
    const { userId } = await requireCaller(request, deps);
    requireForm(request);
    countIn(userId);
    const signal = AbortSignal.any([signalOf(response), AbortSignal.timeout(deadlineMs)]);
    try {
      const leave = await slots.enter(signal);
      try {
        const onFile = (fileName: string): void => writeHead(response, fileName, clock());
        await runExport({ request, response, onFile, signal });
      } finally {
        leave();
      }
    } catch (error) {
      // Nobody is left to read an answer.
      if (response.destroyed) return;
      // The rest of the body is taken off the wire: who still sends would not read the answer.
      request.resume();
      throw signal.aborted ? new DomainError('upstream_timeout', { cause: error }) : error;
    } finally {
      countOut(userId);
    }
  };
}

/** The order of all calls that need a session. @throws DomainError */
async function requireCaller(
  request: Request,
  { loadPrincipal, checkCaller, checkProof }: Pick<ExportDeps, keyof Gate>,
): Promise<Principal> {
  const token = findAccessToken(parseCookies(request.get('cookie')));
  const principal = token ? await loadPrincipal(token) : undefined;
  if (!principal) throw new DomainError('not_signed_in');
  await checkCaller(tableToSpreadsheet, principal);
  checkProof(tableToSpreadsheet, {}, principal);
  return principal;
}

/** @throws DomainError what is no plain form, or says ahead that it is too large */
function requireForm(request: Request): void {
  if (Number(request.get('content-length') ?? 0) > exportLimits.body) throw createSizeRefusal();
  const isPlain = (request.get('content-encoding') ?? 'identity') === 'identity';
  if (!isPlain || !request.is('application/x-www-form-urlencoded')) throw createRefusal('bad_table');
}

/** Aborts when the browser has gone. */
function signalOf(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return gone.signal;
}

function writeHead(response: Response, fileName: string, now: number): void {
  // Name and type by RFC 6266.
  response.attachment(fileName);
  response.set('Cache-Control', 'no-store');
  response.set('Content-Security-Policy', "default-src 'none'; sandbox");
  response.set('Date', new Date(now).toUTCString());
  response.flushHeaders();
}
