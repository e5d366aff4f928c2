import type { RequestError } from 'shell/request';
import { expect, test } from 'vitest';
import { describeFailure } from '../failure/describe-failure.ts';
import { buildRequestError } from '../testing/build-request-error.ts';
import { buildTranslate } from '../testing/build-translate.ts';
import { describeResetFailure } from './describe-reset-failure.ts';

const t = buildTranslate('en');

async function describe(error: RequestError | undefined) {
  return describeFailure(error, t);
}

test('when the server refuses a field, then the message stands there', async () => {
  const fieldErrors = [{ field: 'code', message: 'The code is wrong or no longer good' }];
  const error = buildRequestError({ code: 'invalid_input', status: 422, fieldErrors });
  expect(await describeResetFailure(error, describe)).toEqual({
    fields: { code: 'The code is wrong or no longer good' },
  });
});

test('when there were too many attempts, then it says for how long, above the button', async () => {
  const error = buildRequestError({ kind: 'http', status: 429, code: 'too_many_attempts', retryAfter: 90 });
  expect(await describeResetFailure(error, describe)).toEqual({
    fields: {},
    form: 'Too many attempts. Please try again in 2 minutes.',
    requestId: undefined,
  });
});

test('when the network fails, then what was typed is kept, and the message says so', async () => {
  const error = buildRequestError({ kind: 'network', code: '' });
  expect((await describeResetFailure(error, describe)).form).toMatch(/What you typed is still here/);
});
