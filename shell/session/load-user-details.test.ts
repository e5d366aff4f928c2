import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '#shared/contracts';
import { ok, stubServer } from '../request/testing/stub-server.ts';
import { loadUserDetails } from './load-user-details.ts';
import { setSession, useUserDetails } from './session-store.ts';

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useSyncExternalStore: (_: unknown, get: () => unknown) => get(),
}));

const build = (fields: Partial<SessionUser>): SessionUser => ({
  userId: '3001',
  userType: 3,
  unitId: 'U2001',
  unitType: 2,
  realName: '周敏',
  loginName: 'p.zhou',
  avatar: null,
  sex: null,
  unitName: '青江实验小学',
  unitEnName: null,
  unitStatus: 'enabled',
  userStatus: 'enabled',
  superman: false,
  accessToken: '',
  campusUnits: null,
  deployPath: 'pages',
  isOAM: false,
  language: null,
  mustChangePassword: false,
  ...fields,
});
const child = (id: string, realName: string) => ({ id, realName, gradeName: null, className: null });

let details: ReturnType<typeof useUserDetails>;
const load = async (user: SessionUser) => {
  setSession({ state: 'signed-in', user });
  await loadUserDetails(user);
  details = useUserDetails();
};

beforeEach(() => setSession({ state: 'signed-out', user: null }));

test('when a parent is signed in, then her children and the current one are loaded by her id', async () => {
  const received = await stubServer(({ url }) =>
    ok(url.includes('find_all_student') ? [child('1', '小明'), child('2', '小红')] : [child('2', '小红')]),
  );
  await load(build({}));
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
  await load(build({ userId: '2001', userType: 2, campusUnits: '[{"campusId":"c1","name":"东校区"}]' }));
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
  await load(build({ userId: '2001', userType: 2 }));
  setSession({ state: 'signed-in', user: build({ userId: '2002', userType: 2 }) });
  expect(useUserDetails()).toBeUndefined();
});
