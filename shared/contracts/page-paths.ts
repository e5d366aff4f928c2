/** Fixed addresses of the portal's own pages (X05), and where its console is answered. */
export const pagePaths = {
  login: '/login',
  desktop: '/desktop/home',
  /** Where a user chooses a password of her own before anything else is answered. */
  firstPassword: '/login/first-password',
  /** Where a sign-in goes on that lacks its second step. */
  secondStep: '/login/second-step',
  /** Where the console of the developer centre gets its codes; a client that is tried there registers it. */
  clientConsole: '/developers/callback',
} as const;

/**
 * Where a developer puts an app of her own computer into her session; the command line leads there. It stands apart, since the
 * sign-in page brings the others along.
 */
export const appOverridePath = '/developers/override';

/** Where the sign-in page sends users back to, who came from a client's request. */
export const continueFolder = '/api/uaa/oidc/continue/';
