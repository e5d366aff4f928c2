import type { Router } from 'express';
import type { AnswerScim } from '../http/answer-scim.ts';
import { maxCount, toListResponse } from '../wire/list-window.ts';
import { ScimError } from '../wire/scim-error.ts';
import { resourceTypes, schemas } from './schemas.ts';

/** What SCIM can do here (RFC 7643 §5), as any program of a unit may read it. */
const serviceProviderConfig = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: maxCount },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'OAuth 2.0, client credentials',
      description: 'An access token of the portal (RFC 6749, section 4.4), which lives ten minutes.',
      specUri: 'https://www.rfc-editor.org/rfc/rfc6750',
      primary: true,
    },
  ],
};

export function bindDiscovery(router: Router, answer: AnswerScim): void {
  router.get(
    '/ServiceProviderConfig',
    answer(undefined, async ({ base }) => ({
      status: 200,
      body: {
        ...serviceProviderConfig,
        meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
      },
    })),
  );
  bindList(router, answer, 'ResourceType', resourceTypes);
  bindList(router, answer, 'Schema', schemas);
}

function bindList(
  router: Router,
  answer: AnswerScim,
  resourceType: string,
  entries: readonly { readonly id: string }[],
): void {
  const withMeta = (entry: { readonly id: string }, base: string) => ({
    ...entry,
    meta: { resourceType, location: `${base}/${resourceType}s/${entry.id}` },
  });
  router.get(
    `/${resourceType}s`,
    answer(undefined, async ({ base, query }) => {
      // RFC 7644 §4: whoever filters here is refused.
      if (query.filter !== undefined) throw new ScimError(403, 'this list has no filter');
      const list = entries.map((entry) => withMeta(entry, base));
      return { status: 200, body: toListResponse(list, list.length, { startIndex: 1, count: list.length }) };
    }),
  );
  router.get(
    `/${resourceType}s/:id`,
    answer(undefined, async ({ base, id }) => {
      const found = entries.find((entry) => entry.id === id);
      if (!found) throw new ScimError(404, 'there is no such schema or type');
      return { status: 200, body: withMeta(found, base) };
    }),
  );
}
