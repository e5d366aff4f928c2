import { expect, test } from 'vitest';
import { describeInstallFailure } from './install-failure.mjs';

const folder = '/srv/portal';

test('when no registry answers, then one line names it, and what to do', () => {
  const output = `npm error code EAI_AGAIN
npm error request to https://registry.npmjs.org/zod failed, reason: getaddrinfo EAI_AGAIN registry.npmjs.org`;
  expect(describeInstallFailure({ code: 1, output, folder })).toBe(
    'The packages could not be fetched: registry.npmjs.org does not answer (EAI_AGAIN). Connect to the network, or name another registry in npm_config_registry, and start again',
  );
});

test.each([
  [0, ''],
  [228, 'npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device, write'],
])('when npm ends with %d and half of the packages, then the disk was full', (code, output) => {
  expect(describeInstallFailure({ code, output, folder })).toBe(
    'The packages are not whole, as when the disk of /srv/portal is full: make room, and start again',
  );
});

test('when it is something else, then npm says it', () => {
  const output = 'npm error Missing: x@1.0.0 from lock file\n';
  expect(describeInstallFailure({ code: 1, output, folder })).toBe(
    'npm ci failed (exit 1)\nnpm error Missing: x@1.0.0 from lock file',
  );
});
