import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, dropDrafts, findDraft, keepDraft } from './drafts.ts';
import { createFakeStorage } from './testing/fake-storage.ts';

const form = 'people:1001';
const now = 1_800_000_000_000;
let session: ReturnType<typeof createFakeStorage>;

beforeEach(() => {
  session = createFakeStorage();
  vi.stubGlobal('sessionStorage', session);
});
afterEach(() => vi.unstubAllGlobals());

test('when a draft was kept, then it is found as it was, by its user and its form only', () => {
  keepDraft('4002', form, { realName: '周敏', userType: 2 }, now);
  expect(findDraft('4002', form, now + 1)).toEqual({ realName: '周敏', userType: 2 });
  expect(findDraft('4003', form, now + 1)).toBeUndefined();
  expect(findDraft('4002', 'people:new', now + 1)).toBeUndefined();
});

test('when a form has secrets, however deep, then they are not written down', () => {
  const draft = { name: 'x', newPassword: 'Geheim9!', more: { clientSecret: 's', refresh_token: 't' } };
  keepDraft('4002', form, draft, now);
  expect(findDraft('4002', form, now)).toEqual({ name: 'x', more: {} });
  expect(JSON.stringify(session)).not.toMatch(/Geheim/);
});

test('when a tick has a name like a secret, then it is kept', () => {
  keepDraft('4002', form, { claimsInIdToken: true }, now);
  expect(findDraft('4002', form, now)).toEqual({ claimsInIdToken: true });
});

test('when it is older than any session, broken or too large, then there is no draft', () => {
  keepDraft('4002', form, { realName: '周敏' }, now);
  expect(findDraft('4002', form, now + 43_200_000)).toBeUndefined();
  session['portal-draft:4002:broken'] = '{"at":';
  expect(findDraft('4002', 'broken', now)).toBeUndefined();
  keepDraft('4002', 'large', { text: 'x'.repeat(70_000) }, now);
  expect(findDraft('4002', 'large', now)).toBeUndefined();
});

test('when it was saved, then it is gone and the others stay', () => {
  keepDraft('4002', form, { a: 1 }, now);
  keepDraft('4002', 'people:new', { a: 2 }, now);
  dropDraft('4002', form);
  expect([findDraft('4002', form, now), findDraft('4002', 'people:new', now)]).toEqual([undefined, { a: 2 }]);
});

test('when somebody else signs in, then drafts of others go; at the sign-out all go, and nothing else', () => {
  session.theirs = '1';
  keepDraft('4002', form, { a: 1 }, now);
  keepDraft('400', form, { a: 2 }, now);
  dropDrafts('4002');
  expect(Object.keys(session)).toEqual(['theirs', 'portal-draft:4002:people:1001']);
  dropDrafts();
  expect(Object.keys(session)).toEqual(['theirs']);
});

test('when storage is switched off, then nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepDraft('4002', form, { a: 1 }, now);
  dropDraft('4002', form);
  dropDrafts();
  expect(findDraft('4002', form, now)).toBeUndefined();
});
