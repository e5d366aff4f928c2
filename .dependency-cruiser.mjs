/** The walls between the rooms: which folder may import which. Every rule is an error. */
const browser = '^(shell|remotes)/';
/** What the shell exposes; the federation resolves these names, not the disk. */
const federatedDoors = '^shell/(session|request|header|ui|kit|permissions|testing)$';
const tests = '\\.(test|spec)\\.tsx?$';

/** A folder of the top level that keeps rooms, each with one door, its index.ts. */
const oneDoor = (house) => ({
  name: `one-door-per-room-in-${house}`,
  comment: 'Other rooms enter through index.ts only; what is not exported there is private.',
  severity: 'error',
  from: { path: `^${house}/([^/]+)/`, pathNot: tests },
  to: { path: `^${house}/([^/]+)/.+`, pathNot: [`^${house}/$1/`, `^${house}/[^/]+/index\\.ts$`] },
});

const never = (name, from, to, comment, toNot) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: toNot ? { path: to, pathNot: toNot } : { path: to },
});

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: federatedDoors },
    },
    never(
      'shared-stands-alone',
      '^shared/',
      '^(bff|platform|shell|remotes)/',
      'shared/ is the lowest layer.',
    ),
    never('browser-not-to-servers', browser, '^(bff|platform)/', 'Browser code reaches servers over HTTP.'),
    never(
      'browser-without-files',
      browser,
      '^shared/data-folder/',
      'The room reads the disk: for servers only.',
    ),
    never('servers-not-to-browser', '^(bff|platform)/', browser, 'Servers never load browser code.'),
    never('bff-not-to-platform', '^bff/', '^platform/', 'The BFF speaks to the platform over HTTP only.'),
    never('platform-not-to-bff', '^platform/', '^bff/', 'The platform does not know its proxy.'),
    {
      name: 'servers-share-contracts-only',
      comment:
        'What both sides must compute alike is shared too: themes (ADR 36), access (ADR 34), apps (ADR 41), what the page brings (ADR 75), how people are called, how data folders are closed.',
      severity: 'error',
      from: { path: '^(bff|platform)/', pathNot: tests },
      to: {
        path: '^shared/',
        pathNot:
          '^shared/(contracts|themes|app-access|app-icons|announcements|frame-data|names|data-folder)/index\\.ts$',
      },
    },
    never(
      'no-remote-to-shell-source',
      '^remotes/',
      '^shell/',
      'Remotes use the shell through the federation.',
      federatedDoors,
    ),
    {
      name: 'no-remote-to-remote',
      severity: 'error',
      from: { path: '^remotes/([^/]+)/' },
      to: { path: '^remotes/([^/]+)/', pathNot: '^remotes/$1/' },
    },
    never('shell-not-to-remotes', '^shell/', '^remotes/', 'The shell meets remotes at run time only.'),
    {
      name: 'shared-rooms-have-one-door',
      severity: 'error',
      from: { path: '^(bff|platform|shell|remotes)/', pathNot: tests },
      to: { path: '^shared/[^/]+/.+', pathNot: '^shared/[^/]+/index\\.ts$' },
    },
    oneDoor('bff'),
    oneDoor('platform'),
    oneDoor('shell'),
    oneDoor('shared'),
    {
      name: 'rules-never-import-express',
      comment: 'Express stays in app.ts, http/ and files named *-routes.ts.',
      severity: 'error',
      from: {
        path: '^(bff|platform)/',
        pathNot: ['/http/', '-routes\\.ts$', '/app\\.ts$', tests, '/testing/'],
      },
      to: { path: '^node_modules/express' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.data|\\.cache)/' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
