import { answerCalls, buildUser, type MountedView, mountView } from 'shell/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { passkeyOffer, secondStepCodes, secondStepOffer } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { MySecondStep } from './my-second-step.tsx';
import { secondStepQuery } from './second-step-query.ts';

let view: MountedView;

afterEach(async () => {
  await view.remove();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const offer = { secret: 'ABCDEFGH', address: 'otpauth://totp/a:b?secret=ABCDEFGH', offer: 'sealed' };
const passkeyOptions = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'portal' },
  user: { id: 'AAAA', name: 'a', displayName: 'a' },
  pubKeyCredParams: [],
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  attestation: 'none',
  timeout: 300_000,
};
const refusal = {
  status: 422,
  code: 'invalid_input',
  message: '',
  fieldErrors: [{ field: 'code', message: '验证码不正确' }],
};

async function open(state: object): Promise<void> {
  answerCalls(({ path }) => {
    if (path === secondStepOffer.path) return { data: offer };
    if (path === passkeyOffer.path) return { data: passkeyOptions };
    if (path === secondStepCodes.path) return { data: { recoveryCodes: ['abcd-efgh'] } };
    return refusal;
  });
  view = await mountView(<MySecondStep />, {
    messages: words,
    user: buildUser({ userType: 4 }),
    answers: [{ key: secondStepQuery.queryKey, data: state }],
  });
}

test('when nothing is set up, then the secret can be scanned and read, and a wrong code stands at its field', async () => {
  await open({ since: null, hasApp: false, passkeys: [], codesLeft: 0, isRequired: true });
  await view.until(() => expect(view.page.textContent).toContain(words['account.secondStep.requiredUnset']));
  await view.press(words['account.secondStep.set']);
  await view.until(() => expect(view.page.textContent).toContain('ABCD EFGH'));
  await view.type(words['account.secondStep.code'], '123456');
  await view.type(words['account.secondStep.password'], 'my secret');
  await view.press(words['account.secondStep.confirm']);
  await view.until(() => expect(view.page.textContent).toContain('验证码不正确'));
  expect(JSON.stringify(sessionStorage)).not.toMatch(/my secret|ABCDEFGH|123456/);
});

test('when it is set up and few codes are left, then a word says so, and new ones are shown', async () => {
  await open({ since: '2026-09-01T00:00:00Z', hasApp: true, passkeys: [], codesLeft: 2, isRequired: true });
  await view.until(() => expect(view.page.textContent).toContain(words['account.secondStep.few']));
  expect(view.page.textContent).not.toContain(words['account.secondStep.remove']);
  await view.press(words['account.secondStep.newCodes']);
  await view.type(words['account.secondStep.password'], 'my secret');
  await view.press(words['account.secondStep.makeCodes']);
  await view.until(() => expect(view.page.textContent).toContain('abcd-efgh'));
});

describe('passkeys', () => {
  const passkey = {
    passkeyId: 'AAAA',
    name: '办公电脑',
    createdAt: '2026-09-01T00:00:00Z',
    lastUsedAt: null,
  };
  const state = {
    ...{ since: '2026-09-01T00:00:00Z', hasApp: false, passkeys: [passkey], codesLeft: 10 },
    isRequired: false,
  };
  const removal = words['account.passkey.removeOf'].replace('{name}', passkey.name);

  test('when the browser knows none, then none can be added, and those that are there are listed', async () => {
    await open(state);
    await view.until(() => expect(view.page.textContent).toContain('办公电脑'));
    expect(view.page.textContent).toContain(words['account.passkey.unused']);
    expect(view.page.textContent).not.toContain(words['account.passkey.add']);
    expect(view.page.textContent).toContain(words['account.secondStep.set']);
  });

  test('when the unit asks for two steps, then the last passkey stays', async () => {
    await open({ ...state, isRequired: true });
    await view.until(() => expect(view.page.textContent).toContain('办公电脑'));
    expect(view.page.querySelector(`[aria-label="${removal}"]`)).toBeNull();
  });

  test('when the device says no, then a sentence says so, and what was typed stays', async () => {
    const create = vi.fn(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    vi.stubGlobal('PublicKeyCredential', class {});
    Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
    await open(state);
    await view.press(words['account.passkey.add']);
    await view.type(words['account.passkey.name'], '手机');
    await view.type(words['account.secondStep.password'], 'my secret');
    await view.press(words['account.passkey.create']);
    await view.until(() => expect(view.page.textContent).toContain(words['account.passkey.cancelled']));
    expect(create).toHaveBeenCalledOnce();
    Reflect.deleteProperty(navigator, 'credentials');
  });
});
