import * as v from 'valibot';
import { type DeployedBuild, openDeployedBuild } from '#bff/registry';
import { createTestClock } from '#bff/test-mode';
import { type ResourceNode, type SessionUser, sessionUserSchema } from '#shared/contracts';
import type { BffOptions, RoomsOptions } from '../options.ts';
import { loadRooms } from '../rooms.ts';
import { signIn } from './ask.ts';
import { createFakeDist, type FakeDist } from './fake-dist.ts';
import { type RunningBff, startBff, testOrigin } from './start-bff.ts';
import { installStubIdentity } from './stub-identity.ts';
import { answerEnvelope, type StubUpstream, startStubUpstream } from './stub-upstream.ts';

export const teacher: SessionUser = v.parse(sessionUserSchema, {
  ...{ userId: '2001', userType: 2, realName: '周敏', loginName: 't.zhou' },
  ...{ unitId: 'U2001', unitName: '青江实验小学' },
});

export function menuNode(menuRoute: string): ResourceNode {
  return {
    code: 'list',
    name: '列表',
    englishName: null,
    resourceType: 2,
    menuRoute,
    children: [],
  };
}

export interface RunningPortal extends RunningBff {
  readonly upstream: StubUpstream;
  readonly dist: FakeDist;
  readonly build: DeployedBuild;
  /** Statuses of the files that were answered past the log. */
  readonly files: readonly number[];
  /** Makes the menu of every app this one from now on. At first every menu leads to one page. */
  giveMenu(tree: readonly ResourceNode[]): void;
  /** Signs in and makes oauth/me answer with this user from now on. */
  signInAs(user?: Partial<SessionUser>): Promise<string>;
}

type PortalOptions = Partial<BffOptions & Omit<RoomsOptions, 'testMode'>> & {
  testMode?: boolean;
  /** Gives the services behind what the portal asks for as soon as it starts. */
  prepareUpstream?: (upstream: StubUpstream) => void;
};

/** The whole BFF with all its rooms, on port 0, before a stub upstream and a small build. */
export async function startPortal({
  testMode = false,
  prepareUpstream = () => undefined,
  ...options
}: PortalOptions = {}): Promise<RunningPortal> {
  const upstream = await startStubUpstream();
  installStubIdentity(upstream);
  const giveMenu = (tree: readonly ResourceNode[]): void =>
    upstream.on('/api/base/resource/user/code/tree', (_req, res) => answerEnvelope(res, tree));
  giveMenu([menuNode('#/list')]);
  upstream.on('/api/base/nl/base_package_versions', (_req, res) =>
    answerEnvelope(res, { serverVersion: '1.5.10' }),
  );
  prepareUpstream(upstream);
  const dist = createFakeDist();
  const build = await openDeployedBuild({ distDir: dist.dir, log: () => undefined, checkEveryMs: 0 });
  const clock = createTestClock();
  const files: number[] = [];
  const rooms = await loadRooms({
    publicUrl: testOrigin,
    portalInfo: { company: '门户|||Portal', clients: { installer: '/files/setup.exe', portable: null } },
    ...options,
    distDir: dist.dir,
    build,
    onFile: (httpStatus) => files.push(httpStatus),
    testMode: testMode ? { clock, slowMs: 20 } : undefined,
  });
  const bff = await startBff({ upstreamUrl: upstream.url, rooms, clock: clock.now, ...options });
  return {
    ...bff,
    upstream,
    dist,
    build,
    files,
    giveMenu,
    signInAs: async (user = {}) => {
      const { sid } = await signIn(bff.port);
      if (!sid) throw new Error('the stub refused to sign in');
      upstream.on('/api/uaa/oauth/me', (req, res) => {
        if (req.headers.cookie?.includes('sy_access=')) answerEnvelope(res, { ...teacher, ...user });
        else answerEnvelope(res, null, { status: 401 });
      });
      return sid;
    },
    stop: async () => {
      await bff.stop();
      await upstream.close();
      dist.remove();
    },
  };
}
