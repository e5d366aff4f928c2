import { expect, test } from 'vitest';
import { planLogin } from './plan-login.ts';

test.each([
  [false, false, false, 'require'],
  [false, false, true, 'check'],
  [false, true, false, 'skip'],
  [false, true, true, 'skip'],
  [true, false, false, 'require'],
  [true, true, true, 'require'],
])(
  'when being for users alone is %s, noCheckIsLogin %s and initNotLogin %s, then the login is %s',
  (signedIn, noCheckIsLogin, initNotLogin, plan) =>
    expect(
      planLogin({ audience: { signedIn, userTypes: [] }, config: { noCheckIsLogin, initNotLogin } }),
    ).toBe(plan),
);

test.each([
  [false, 'check'],
  [true, 'require'],
])('when being for users alone is %s and the app wants no login, then the login is %s', (signedIn, plan) =>
  expect(planLogin({ audience: { signedIn, userTypes: [] }, config: { islogin: false } })).toBe(plan),
);

test('when an app says nothing, then somebody has to be signed in', () =>
  expect(planLogin({ audience: { signedIn: false, userTypes: [] }, config: undefined })).toBe('require'));
