import { createAssetStep } from '#bff/assets';
import type { RequestContext, Step } from '#bff/http';
import { createProbeStep } from '#bff/operations';
import { createFaviconStep, createPageRoute, fetchLoginPageConfig, isPageRequest } from '#bff/pages';
import { createRemotesRoute, type DeployedBuild } from '#bff/registry';
import { createBindCookie, createNameCookie, createSignInRoutes, parseSocialPending } from '#bff/sign-in';
import { ageManifest, createFaultStep, createTestRoutes, hasFault, type TestClock } from '#bff/test-mode';
import { DomainError } from '#shared/contracts';
import type { BffParts, BffRooms } from './app.ts';

export interface RoomsOptions {
  /** Folder with `build.json` and `assets/`. */
  readonly distDir: string;
  readonly build: DeployedBuild;
  /** Unit that the login page greets with. */
  readonly defaultUnitId: string | undefined;
  /** Given in test mode only: its clock is the one of the BFF. */
  readonly testMode?: { readonly clock: TestClock; readonly slowMs?: number } | undefined;
}

/** Builds what stands around the proxied path. The files are read here; the rest is put together per BFF. */
export const createRooms = async (options: RoomsOptions): Promise<(parts: BffParts) => BffRooms> => {
  const { build, defaultUnitId, testMode } = options;
  const assets = await createAssetStep(options);
  return (parts) => {
    const { upstream, stores, publicUrl } = parts;
    const faultStep = testMode && createFaultStep(testMode);
    const pages = {
      fetchForVisitor: upstream.fetchUpstream,
      manifestFor: (ctx: { fault: string | undefined }) =>
        testMode && hasFault(ctx, 'manifest-old') ? ageManifest(build.manifest) : build.manifest,
    };
    const nameCookie = createNameCookie(parts.isInsecure);
    const bindCookie = createBindCookie(parts.isInsecure);
    const lost = new WeakSet<RequestContext>();
    return {
      survivesLostSession: (req, ctx) => {
        lost.add(ctx);
        return isPageRequest(req.method, ctx.pathname, req.headers);
      },
      faults: faultStep?.step,
      assets: inOrder(
        assets,
        createProbeStep({ upstream: upstream.check, stores: stores.check }),
        createFaviconStep(),
      ),
      routes: [
        ...(testMode && faultStep ? [testRoutes(parts, testMode.clock, faultStep.forget)] : []),
        createRemotesRoute(pages),
        ...createSignInRoutes({
          ...parts,
          nameCookie,
          bindCookie,
          allowsUrlCredentials: async (ctx) => {
            if (defaultUnitId === undefined) return false;
            const asked = fetchLoginPageConfig(upstream.fetchUpstream, ctx, defaultUnitId);
            return (await asked.catch(() => null))?.allowUrlCredentials ?? false;
          },
        }),
        createPageRoute({
          ...pages,
          takeCarried: ({ headers: { cookie } }, res) => {
            const username = nameCookie.find(cookie);
            if (username !== undefined) res.appendHeader('set-cookie', nameCookie.formatClear());
            return { username, socialPending: parseSocialPending(bindCookie.find(cookie)) };
          },
          publicOrigin: publicUrl.origin,
          defaultUnitId,
          isSessionLost: (ctx) => lost.has(ctx),
          isCutShort: (ctx) => testMode !== undefined && hasFault(ctx, 'boot-missing'),
        }),
      ],
    };
  };
};

/** Steps that throw nothing need no translator between them. */
const inOrder = (...steps: readonly Step[]): Step =>
  steps.reduceRight<Step>(
    (after, step) => (req, res, ctx, next) =>
      step(req, res, ctx, (error) => (error === undefined ? after(req, res, ctx, next) : next(error))),
    (_req, _res, _ctx, next) => next(),
  );

const testRoutes = ({ upstream, sessions }: BffParts, clock: TestClock, forgetFaults: () => void) =>
  createTestRoutes({
    clock,
    forgetFaults,
    destroySessions: sessions.destroyAll,
    tellPlatform: async (path, body) => {
      const answer = await upstream.pool.request({
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      await answer.body.dump();
      if (answer.statusCode !== 200)
        throw new DomainError('upstream_invalid', { detail: `${path} answered ${answer.statusCode}` });
    },
  });
