import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../bff/pages/html.ts';
import { developPage, developPolicy } from './develop-page.ts';

test('when a page of the BFF is developed, then it runs fresh code and preloads nothing built', () => {
  const page = developPage(`<html><head>
<link rel="modulepreload" href="/assets/shell/start.12345678.js">
</head><body><script type="application/json" id="boot-data">{"registry":[{"name":"a","preload":["/assets/a/x.12345678.js"]}]}</script>
<script type="module" src="/assets/shell/main.0ab276d7.js"></script></body></html>`);
  expect(page).not.toContain('12345678');
  expect(page).toContain('src="/assets/shell/main.js"');
  expect(page.indexOf('__REACT_DEVTOOLS_GLOBAL_HOOK__')).toBeLessThan(page.indexOf('type="module"'));
  expect(page).toContain('"preload":[]');
});

test('when the policy of a page is developed, then it allows what hot reload needs and nothing else', () => {
  const policy = contentSecurityPolicy('abc');
  const developed = developPolicy(policy, 'http://localhost:3000').split('; ');
  const added = developed.filter((rule) => !policy.split('; ').includes(rule));
  expect(developed).toHaveLength(policy.split('; ').length);
  expect(added).toEqual([
    expect.stringMatching(/^script-src 'self' 'sha256-[\w+/]{43}='$/),
    "connect-src 'self' ws://localhost:3000",
    'trusted-types rspack-dev-server#overlay portal-worker',
  ]);
});
