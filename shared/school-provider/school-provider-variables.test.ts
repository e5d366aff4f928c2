import * as v from 'valibot';
import { expect, test } from 'vitest';
import { findMissingSchoolProvider, schoolProviderVariables } from './index.ts';

const schema = v.object(schoolProviderVariables);

test.each([
  ['SCHOOL_OIDC_ISSUER', 'https://login.school.example/realms/school'],
  ['SCHOOL_OIDC_ISSUER', 'http://127.0.0.1:4000/oidc'],
  ['SCHOOL_OIDC_ISSUER', 'http://[::1]:4000'],
  ['SCHOOL_OIDC_NAME', '青江小学统一登录'],
  ['SCHOOL_OIDC_CLAIM', 'https://school.example/claims/number'],
  ['SCHOOL_OIDC_CREATES', 'teacher, student'],
])('when %s is %s, then it counts', (name, value) => {
  expect(v.safeParse(schema, { [name]: value }).success).toBe(true);
});

test.each([
  ['SCHOOL_OIDC_ISSUER', 'http://login.school.example'],
  ['SCHOOL_OIDC_ISSUER', 'http://localhost.evil.example'],
  ['SCHOOL_OIDC_ISSUER', 'https://user:secret@login.school.example'],
  ['SCHOOL_OIDC_ISSUER', 'https://login.school.example/?realm=school'],
  ['SCHOOL_OIDC_ISSUER', 'login.school.example'],
  ['SCHOOL_OIDC_CLIENT_SECRET', 'two words'],
  ['SCHOOL_OIDC_NAME', 'a|||b'],
  ['SCHOOL_OIDC_NAME', 'n'.repeat(41)],
  ['SCHOOL_OIDC_UNIT', 'U 1'],
  ['SCHOOL_OIDC_CLAIM', 'email'],
  ['SCHOOL_OIDC_CLAIM', 'name'],
  ['SCHOOL_OIDC_CREATES', 'teacher,administrator'],
])('when %s is %s, then it is refused', (name, value) => {
  expect(v.safeParse(schema, { [name]: value }).success).toBe(false);
});

test('when a needed one is missing, then it is named beside one that is there', () => {
  expect(findMissingSchoolProvider({})).toBeUndefined();
  expect(findMissingSchoolProvider({ SCHOOL_OIDC_CREATES: 'teacher' })).toEqual({
    given: 'SCHOOL_OIDC_CREATES',
    missing: 'SCHOOL_OIDC_ISSUER',
  });
  const whole = {
    SCHOOL_OIDC_ISSUER: 'https://login.school.example',
    SCHOOL_OIDC_CLIENT_ID: 'portal',
    SCHOOL_OIDC_CLIENT_SECRET: 'secret',
    SCHOOL_OIDC_NAME: '统一登录',
    SCHOOL_OIDC_UNIT: 'U2001',
  };
  expect(findMissingSchoolProvider(whole)).toBeUndefined();
  expect(findMissingSchoolProvider({ ...whole, SCHOOL_OIDC_UNIT: undefined })).toEqual({
    given: 'SCHOOL_OIDC_ISSUER',
    missing: 'SCHOOL_OIDC_UNIT',
  });
});
