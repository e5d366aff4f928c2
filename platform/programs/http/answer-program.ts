import type { Request, RequestHandler, Response } from 'express';
import { type ProgramScope, writeClientEvent } from '#platform/clients';
import { type RequestDetails, readRequestDetails, requestIdOf } from '#platform/http';
import type { Program } from '../program.ts';
import { createRequireProgram, type RequireProgramDeps } from '../require-program.ts';

/** One request of a program. */
export interface ProgramInput {
  readonly program: Program;
  readonly request: RequestDetails;
  /** For body, query and parameters of the path. */
  readonly http: Request;
}

/** What a program gets. */
export interface ProgramReply {
  readonly status: number;
  /** Sent as JSON; left out, there is none. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** How many rows it is about; the log says so. */
  readonly count?: number;
}

export interface ProgramDoorOptions {
  /** How a refusal looks on this wire. It throws what is none. */
  readonly describeError: (error: unknown) => ProgramReply;
  /** Default `application/json`. */
  readonly contentType?: string;
}

/** The longest path that the log keeps, in characters. */
const maxPathLength = 200;

/**
 * The one door for programs. Each answer is counted, limited, and leaves a line in the log of its client.
 * @returns makes a handler of express that lets only programs with a scope through; without a scope, any program
 */
export function createProgramDoor(
  deps: RequireProgramDeps,
  { describeError, contentType = 'application/json' }: ProgramDoorOptions,
) {
  const requireProgram = createRequireProgram(deps);

  const writeLine = async (program: Program, http: Request, reply: ProgramReply): Promise<void> => {
    const { status, count } = reply;
    const path = http.originalUrl.split('?')[0]?.slice(0, maxPathLength);
    const rows = count === undefined ? '' : `, rows: ${count}`;
    const event = status < 400 ? 'program.success' : 'program.error';
    const line = { clientId: program.clientId, event, reason: `${http.method} ${path} ${status}${rows}` };
    await writeClientEvent(deps.database.db, line, detailsOf(http), deps.clock());
  };

  return (
    scope: ProgramScope | undefined,
    answer: (input: ProgramInput) => Promise<ProgramReply>,
  ): RequestHandler =>
    async (http, response) => {
      let program: Program | undefined;
      const noteProgram = (known: Program): void => {
        program = known;
      };
      const ask = async (): Promise<ProgramReply> => {
        const known = await requireProgram(http.get('authorization'), scope, noteProgram);
        return answer({ program: known, request: detailsOf(http), http });
      };
      const reply = await ask().catch(describeError);
      if (program) await writeLine(program, http, reply);
      send(response, reply, contentType);
    };
}

function detailsOf(http: Request): RequestDetails {
  return readRequestDetails(http, requestIdOf(http));
}

function send(response: Response, { status, body, headers = {} }: ProgramReply, contentType: string): void {
  response.status(status).set({ 'Cache-Control': 'no-store', ...headers });
  if (body === undefined) response.end();
  else response.set('Content-Type', contentType).send(JSON.stringify(body));
}
