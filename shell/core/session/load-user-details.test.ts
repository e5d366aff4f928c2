import { beforeEach, expect, test } from 'vitest';
import type { SessionUser } from '#shared/contracts';
import { buildUser } from '../../testing/build-user.ts';
import { ok, stubServer } from '../request/testing/stub-server.ts';
import { loadUserDetails } from './load-user-details.ts';
import { setSession, useUserDetails } from './session-store.ts';
import { readHook } from './testing/read-hook.ts';

function child(id: string, realName: string) {
  return { id, realName, gradeName: null, className: null };
}

let details: ReturnType<typeof useUserDetails>;

const load: (user: SessionUser) => Promise<void> = async (user) => {
  setSession({ state: 'signed-in', user });
  await loadUserDetails(user);
  details = readHook(useUserDetails);
};

beforeEach(() => setSession({ state: 'signed-out', user: null }));

test('when a parent is signed in, then her children and the current one are loaded by her id', async () => {
  const received = await stubServer(({ url }) =>
    ok(url.includes('find_all_student') ? [child('1', '小明'), child('2', '小红')] : [child('2', '小红')]),
  );
  await load(buildUser({ userId: '3001', userType: 3 }));
  expect(details).toMatchObject({
    chirdenList: [{ id: '1' }, { id: '2' }],
    currentChirden: { id: '2' },
    chirdenId: '2',
    chirdenName: '小红',
  });
  for (const { url } of received) expect(url).toContain('parentId=3001');
});

test('when somebody else is signed in, then no children are asked for, and the campuses are read', async () => {
  const received = await stubServer(() => ok([]));
  await load(buildUser({ campusUnits: '[{"campusId":"c1","name":"东校区"}]' }));
  expect(received).toEqual([]);
  expect(details).toMatchObject({
    chirdenList: [],
    currentChirden: null,
    chirdenId: '',
    campusUnits: [{ campusId: 'c1', name: '东校区' }],
  });
});

test('when another user has signed in meanwhile, then the details of the one before are nobody’s', async () => {
  await stubServer(() => ok([]));
  await load(buildUser());
  setSession({ state: 'signed-in', user: buildUser({ userId: '2002' }) });
  expect(readHook(useUserDetails)).toBeUndefined();
});
