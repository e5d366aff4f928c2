import { expect, test } from 'vitest';
import { findContainer } from './container.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'browser'],
  [
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 wxwork/4.1.30 MicroMessenger/7.0.1',
    'work-edition',
  ],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50', 'browser'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Electron/38.1.0 Safari/537.36',
    'desktop-client',
  ],
  ['', 'browser'],
  ['Mozilla/5.0 (X11) Chrome/140.0.0.0 browser', 'browser'],
  ['Mozilla/5.0 (X11) Chrome/140.0.0.0 electron', 'desktop-client'],
  ['Mozilla/5.0 (X11) Chrome/140.0.0.0 wxwork', 'work-edition'],
])('when user agent and paltformModel are "%s", then the page runs in: %s', (userAgent, container) => {
  expect(findContainer(userAgent)).toBe(container);
});
