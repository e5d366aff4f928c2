/** The walls between the rooms: which folder may import which. Every rule is an error. */
const browser = '^(shell|remotes)/';
/** What the shell exposes; the federation resolves these names, not the disk. */
const federatedDoors = '^shell/(session|request|header|ui|kit|app|permissions|apps|testing)$';
/** What samples are built with. It is there once the portal was built. */
const publishedPackage = '^(samples/node_modules/)?@portal/shell(/|$)';
const tests = '\\.(test|spec)\\.tsx?$';

/** A folder of the top level that keeps rooms, each with one door, its index.ts. */
function oneDoor(house) {
  return {
    name: `one-door-per-room-in-${house}`,
    comment: 'Other rooms enter through index.ts only; what is not exported there is private.',
    severity: 'error',
    from: { path: `^${house}/([^/]+)/`, pathNot: tests },
    to: { path: `^${house}/([^/]+)/.+`, pathNot: [`^${house}/$1/`, `^${house}/[^/]+/index\\.ts$`] },
  };
}

/** In a house of wings, a room is a folder of a wing. */
function oneDoorInWings(house, wings) {
  return {
    name: `one-door-per-room-in-${house}`,
    comment: 'Other rooms enter through index.ts only; what is not exported there is private.',
    severity: 'error',
    from: { path: `^${house}/([^/]+)/([^/]+)`, pathNot: tests },
    to: {
      path: `^${house}/(?:${wings.join('|')})/[^/]+/.+`,
      pathNot: [`^${house}/$1/$2/`, `^${house}/[^/]+/[^/]+/index\\.ts$`],
    },
  };
}

function never(name, from, to, comment, toNot) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from },
    to: toNot ? { path: to, pathNot: toNot } : { path: to },
  };
}

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: [federatedDoors, publishedPackage] },
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
      '^shared/(data-folder|passed-buffers|seal)/',
      'The room needs Node: for servers only.',
    ),
    never('servers-not-to-browser', '^(bff|platform)/', browser, 'Servers never load browser code.'),
    never('bff-not-to-platform', '^bff/', '^platform/', 'The BFF speaks to the platform over HTTP only.'),
    never('platform-not-to-bff', '^platform/', '^bff/', 'The platform does not know its proxy.'),
    {
      name: 'servers-share-contracts-only',
      comment:
        'What both sides must compute alike is shared too. Each of these rooms says in its README why both need it.',
      severity: 'error',
      from: { path: '^(bff|platform)/', pathNot: tests },
      to: {
        path: '^shared/',
        pathNot:
          '^shared/(announcements|app-access|app-icons|app-kinds|contracts|cookies|data-folder|directory-settings|egress|file-hash|frame-data|html|language|log|names|passed-buffers|qr-code|retention-terms|school-provider|seal|storage-settings|themes|uploads|versions|viewport-files)/index\\.ts$',
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
    {
      name: 'one-door-per-room-in-platform',
      comment: 'Other rooms enter through index.ts only; what is not exported there is private.',
      severity: 'error',
      from: { path: '^platform/((?:ways-in/)?[^/]+)/', pathNot: [tests, '/testing/'] },
      to: {
        path: '^platform/(?:ways-in/)?[^/]+/.+',
        pathNot: ['^platform/$1/', '^platform/(?:ways-in/)?[^/]+/index\\.ts$'],
      },
    },
    never(
      'platform-rooms-not-to-ways-in',
      '^platform/(?!ways-in/|testing/)[^/]+/',
      '^platform/ways-in/',
      'Only the wiring knows the ways in.',
    ),
    never(
      'ways-in-stand-alone',
      '^platform/ways-in/([^/]+)/',
      '^platform/ways-in/',
      'Each is one way.',
      '^platform/ways-in/$1/',
    ),
    {
      name: 'features-do-not-know-their-frame',
      comment: 'What stands beside app.tsx puts the features together.',
      severity: 'error',
      from: { path: '^remotes/([^/]+)/[^/]+/' },
      to: { path: '^remotes/$1/[^/]+\\.tsx?$', pathNot: '/manifest\\.ts$' },
    },
    oneDoorInWings('shell', ['core', 'kit', 'features', 'frame']),
    never(
      'shell-core-shows-nothing',
      '^shell/core/',
      '^shell/(kit|features|frame|exposes)/',
      'The core is session, requests, navigation and language.',
    ),
    never(
      'shell-kit-knows-no-feature',
      '^shell/kit/',
      '^shell/(features|frame|exposes)/',
      'The kit is what every screen is made of.',
    ),
    {
      name: 'shell-features-know-no-frame',
      comment: 'The frame puts the features in their places.',
      severity: 'error',
      from: { path: '^shell/features/', pathNot: tests },
      to: { path: '^shell/(frame|exposes)/' },
    },
    never('shell-frame-not-to-exposes', '^shell/frame/', '^shell/exposes/', 'The doors are for remotes.'),
    oneDoor('shared'),
    {
      name: 'samples-are-outsiders',
      comment: 'A sample imports its own files, the doors of the shell, the published package and libraries.',
      severity: 'error',
      from: { path: '^samples/([^/]+)/' },
      to: {
        path: '^(samples|bff|platform|shell|remotes|shared|scripts|bench|tests)/',
        pathNot: ['^samples/$1/', federatedDoors, publishedPackage],
      },
    },
    {
      name: 'samples-name-their-libraries',
      comment: 'Its package.json names each library that a sample imports, as it would elsewhere.',
      severity: 'error',
      from: { path: '^samples/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'aliased-subpath-import'] },
    },
    never(
      'nobody-imports-samples',
      '^(?!samples/)',
      '^samples/',
      'The portal meets samples as archives and services.',
    ),
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
