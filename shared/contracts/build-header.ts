// In a file of its own: pages read it, and need no schema of a build.

/** Header of proxied answers: the build that is deployed now, by which open pages notice that they are older. */
export const buildHeader = 'x-portal-build';
