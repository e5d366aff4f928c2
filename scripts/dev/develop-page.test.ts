import { expect, test } from 'vitest';
import { developPage } from './develop-page.ts';

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
