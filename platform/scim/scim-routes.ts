import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { bindDiscovery } from './discovery/discovery-routes.ts';
import { bindGroups } from './groups/group-routes.ts';
import { createAnswerScim, scimContentType, scimPath } from './http/answer-scim.ts';
import type { ScimDeps } from './scim-deps.ts';
import { bindUsers } from './users/user-routes.ts';
import { describeScimError, ScimError } from './wire/scim-error.ts';

/** Bytes of a body, after decompression. */
const bodyLimit = 256 * 1024;

/** Serves SCIM 2.0 (RFC 7643, RFC 7644) for the programs of units. */
export function bindScim(app: Express, deps: ScimDeps): void {
  const answer = createAnswerScim(deps);
  const router = express.Router({ caseSensitive: true });
  router.use(express.json({ type: ['application/json', scimContentType], limit: bodyLimit }));
  bindDiscovery(router, answer);
  bindUsers(router, deps, answer);
  bindGroups(router, deps, answer);
  router.use(refuseUnknown);
  router.use(translateErrors);
  app.use(scimPath, router);
}

const refuseUnknown: RequestHandler = () => {
  throw new ScimError(404, 'there is nothing at this address, or not by this method');
};

/** What express refuses before a handler: bodies that nobody can read. The rest goes to the log of the platform. */
const translateErrors: ErrorRequestHandler = (error, _request, response, next) => {
  const refusal = error instanceof ScimError ? error : findBodyProblem(error);
  if (!refusal) {
    next(error);
    return;
  }
  const { status, body } = describeScimError(refusal);
  response.status(status).set('Content-Type', scimContentType).send(JSON.stringify(body));
};

function findBodyProblem(error: unknown): ScimError | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  if (error.status === 413) return new ScimError(413, `a body has at most ${bodyLimit} bytes`);
  return error.status === 400 ? new ScimError(400, 'the body is no JSON', 'invalidSyntax') : undefined;
}
