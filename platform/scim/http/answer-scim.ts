import type { RequestHandler } from 'express';
import type { ProgramScope } from '#platform/clients';
import { createProgramDoor, type ProgramReply } from '#platform/programs';
import type { ScimCaller, ScimDeps } from '../scim-deps.ts';
import type { Choice } from '../wire/choose-attributes.ts';
import { textOf } from '../wire/list-window.ts';
import { describeScimError } from '../wire/scim-error.ts';

export const scimPath = '/scim/v2';
export const scimContentType = 'application/scim+json';

/** One request, as the handlers of SCIM read it. */
export interface ScimInput extends ScimCaller {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** Of the resource in the path; empty where there is none. */
  readonly id: string;
  /** Full address of `/scim/v2`. */
  readonly base: string;
  readonly choice: Choice;
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export type AnswerScim = (
  scope: ProgramScope | undefined,
  handler: (input: ScimInput) => Promise<ProgramReply>,
) => RequestHandler;

/** The door for programs, with the forms of SCIM. */
export function createAnswerScim(deps: ScimDeps): AnswerScim {
  const open = createProgramDoor(deps, { describeError: describeScimError, contentType: scimContentType });
  const base = new URL(scimPath, deps.publicUrl).href;
  return (scope, handler) =>
    open(scope, ({ program, request, http }) => {
      const { query, params } = http;
      const id = typeof params.id === 'string' ? params.id : '';
      return handler({
        ...{ program, request, query, id, base },
        body: http.body,
        choice: {
          attributes: textOf(query, 'attributes'),
          excludedAttributes: textOf(query, 'excludedAttributes'),
        },
        ifMatch: http.get('if-match'),
        ifNoneMatch: http.get('if-none-match'),
      });
    });
}
