import { afterEach, expect, test } from 'vitest';
import { getForApp, setAppOptions } from './for-apps.ts';
import { get } from './request.ts';
import { installHooks } from './testing/install-hooks.ts';
import { refused, stubServer } from './testing/stub-server.ts';

afterEach(() => setAppOptions({}));

test('when an app wants no interception, then its calls show nothing and ask nobody; those of the portal do', async () => {
  const { shown, asked } = installHooks();
  await stubServer(({ url }) => (url.startsWith('/api/lost') ? refused(401, 'over') : refused(400, 'no')));
  setAppOptions({ noIntercept: true });
  await expect(getForApp('/api/a')).rejects.toMatchObject({ status: 400 });
  await expect(getForApp('/api/lost')).rejects.toMatchObject({ status: 401 });
  expect([shown.length, asked.signIn]).toEqual([0, 0]);
  await expect(get('/api/a')).rejects.toMatchObject({ status: 400 });
  await expect(get('/api/lost')).rejects.toMatchObject({ status: 401 });
  expect([shown.length, asked.signIn]).toEqual([1, 1]);
});

test('when one call of such an app wants to be intercepted, then it is', async () => {
  const { shown } = installHooks();
  await stubServer(() => refused(400, 'no'));
  setAppOptions({ noIntercept: true });
  await expect(getForApp('/api/a', {}, { noIntercept: false })).rejects.toMatchObject({ status: 400 });
  expect(shown).toHaveLength(1);
});
