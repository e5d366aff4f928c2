/** Fixed addresses of the portal's own pages (specification 0§2), and where its console is answered. */
export const pagePaths = {
  login: '/login',
  desktop: '/desktop/home',
  /** Where the console of the developer centre gets its codes; a client that is tried there registers it. */
  clientConsole: '/developers/callback',
} as const;
