import type { CallMeaning } from '../call-meaning.ts';
import { pictureDeadlineMs } from './deadlines.ts';

/** An address of the services that no page asks by a call of the portal, for whatever method. */
export interface OtherAddress extends Pick<CallMeaning, 'effect' | 'caller' | 'deadlineMs'> {
  /** As in a call; with a slash at its end it stands for everything below. */
  readonly path: `/${string}`;
}

/** The metadata of the provider at the place that RFC 8414 gives it: outside `/api`, since its issuer has a path. */
export const providerMetadataPath = '/.well-known/oauth-authorization-server/api/uaa/oidc';

/** Everything below these is for programs that ask without a user. */
export const programFolders = ['/programs/', '/scim/'] as const;

const machine = { caller: 'machine' } as const;
const program = { caller: 'program' } as const;
/** A client's page may also post a visitor there (OpenID Connect Core §3.1.2.1, RP-Initiated Logout §2). */
const anySite = { caller: 'any-site' } as const;

/** The endpoints of the OpenID provider that are no pages of the portal, and the pictures that services show. */
export const otherAddresses: readonly OtherAddress[] = [
  { path: providerMetadataPath, effect: 'read', ...machine },
  { path: '/api/uaa/oidc/.well-known/openid-configuration', effect: 'read', ...machine },
  { path: '/api/uaa/oidc/jwks', effect: 'read', ...machine },
  { path: '/api/uaa/oidc/token', effect: 'change', ...machine },
  { path: '/api/uaa/oidc/token/introspection', effect: 'read', ...machine },
  { path: '/api/uaa/oidc/token/revocation', effect: 'change', ...machine },
  { path: '/api/uaa/oidc/me', effect: 'read', ...machine },
  { path: '/api/uaa/oidc/request', effect: 'change', ...machine },
  { path: '/api/uaa/oidc/reg', effect: 'change', ...machine },
  { path: '/api/uaa/oidc/reg/{clientId}', effect: 'change', ...machine },
  { path: '/api/uaa/oidc/auth', effect: 'change', ...anySite },
  { path: '/api/uaa/oidc/session/end', effect: 'change', ...anySite },
  { path: '/api/storage/show/', effect: 'read', caller: 'page', deadlineMs: pictureDeadlineMs },
  ...programFolders.map((path) => ({ path, effect: 'change', ...program }) as const),
];
