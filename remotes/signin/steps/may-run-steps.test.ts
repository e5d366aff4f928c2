import { afterEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../testing/stub-storage.ts';
import { mayRunSteps } from './may-run-steps.ts';

afterEach(() => vi.unstubAllGlobals());
const chrome = 'Mozilla/5.0 Chrome/140.0';

test('when nothing hints at a way in, then nothing is fetched', () => {
  stubStorage({ rememberUser: 't.zhou' });
  expect(mayRunSteps('', chrome)).toBe(false);
});

test.each([
  [{ rememberFlag: '1', rememberUser: 't.zhou' }, chrome],
  [{ userClientId: 'c1' }, chrome],
  [{}, `${chrome} MicroMessenger/8`],
  [{}, `${chrome} wxwork/4`],
])(
  'when storage holds %j in %s, then the steps are walked, unless the address says why it was opened',
  (items, agent) => {
    stubStorage(items);
    expect(mayRunSteps('?redirect_uri=%2Fx', agent)).toBe(true);
    expect(mayRunSteps('?reason=invalid_grant', agent)).toBe(false);
  },
);
