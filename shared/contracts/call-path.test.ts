import { describe, expect, test } from 'vitest';
import { buildCallPath } from './call-path.ts';
import { allCalls } from './calls/all-calls.ts';
import { pendingCalls } from './calls/pending-calls.ts';
import { roleUserXxSys } from './calls/permissions.ts';
import { showUnitLogo } from './calls/storage.ts';
import { unitLogoPath } from './unit-logo-path.ts';

describe('call paths', () => {
  test('when a path has parameters, then they leave the payload', () => {
    expect(buildCallPath(roleUserXxSys, { userId: '4 1', other: 1 })).toEqual({
      path: '/api/base/role/user/4%201/XX_SYS_/base',
      rest: { other: 1 },
    });
  });

  test('when a path parameter is missing, then building fails', () => {
    expect(() => buildCallPath(showUnitLogo, {})).toThrow(
      'storage.show.unit needs the path parameter unitId',
    );
  });
});

test('when the address of a logo is built without the call, then it is the same', () => {
  expect(unitLogoPath('U 1')).toBe(buildCallPath(showUnitLogo, { unitId: 'U 1' }).path);
});

describe('the list of calls', () => {
  test('when names and addresses are compared, then each stands once', () => {
    const names = allCalls.map((call) => call.name);
    const addresses = allCalls.map((call) => `${call.method} ${call.path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('when a call is listed as pending, then it exists', () => {
    const names = new Set(allCalls.map((call) => call.name));
    expect(pendingCalls.filter((name) => !names.has(name))).toEqual([]);
  });

  test('when a call changes something, then it is no GET but for those the specification fixed', () => {
    const withPayloadInBody = allCalls.filter(
      (call) => call.method === 'GET' && ['form', 'json', 'multipart'].includes(call.encoding),
    );
    expect(withPayloadInBody).toEqual([]);
  });
});
