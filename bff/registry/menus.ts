import * as v from 'valibot';
import type { RequestContext } from '#bff/http';
import { type GateRules, isWhollyGated, menuRoutesOf, needsMenu } from '#shared/app-access';
import {
  type BuildManifest,
  envelopeSchema,
  isStaff,
  type RegistryEntry,
  type ResourceNode,
  resourceUserCodeTree,
  type SessionUser,
  userTypeCodes,
} from '#shared/contracts';
import { menuCodeOf } from './menu-code.ts';
import type { MenuVerdicts } from './menu-verdicts.ts';
import { mayOpen } from './visible-remotes.ts';
import type { FetchForVisitor } from './visitor.ts';

type Caller = Pick<RequestContext, 'id' | 'clientAddress' | 'session'>;
type GatedRemote = Pick<RegistryEntry, 'code' | 'config' | 'audience'>;

export interface MenusOptions {
  readonly fetchForVisitor: FetchForVisitor;
  readonly rules: GateRules;
  readonly verdicts: Pick<MenuVerdicts, 'of'>;
}

/**
 * What the menus of visitors say about apps. The menu of the app that is opened is asked for each time; what those of other apps
 * said is kept for a moment.
 */
export interface Menus {
  readonly rules: GateRules;
  /**
   * Whether a page asks for the menu before it opens: because it opens only for who has it there, or because the portal
   * keeps the routes of its app.
   */
  isAskedFor(remote: GatedRemote, path: string): boolean;
  /**
   * The visitor's own menu of an app.
   * @throws DomainError when the upstream cannot say, ValiError or Error when nobody understands what it says
   */
  fetch(caller: Caller, code: string, timeoutMs: number): Promise<ResourceNode[]>;
  /**
   * Names of the remotes of which a user has nothing in the menu, one question for each that the menu decides about.
   * @param whenUnknown what counts where the upstream does not say: `close` them, or `throw`
   * @param mayBeKept whether an answer of the last half minute will do, and nothing is asked then. Default false
   */
  findClosed(
    caller: Caller,
    manifest: Pick<BuildManifest, 'remotes'>,
    user: SessionUser | null,
    options: { timeoutMs: number; whenUnknown: 'close' | 'throw'; mayBeKept?: boolean },
  ): Promise<ReadonlySet<string>>;
}

/** Creates what asks the upstream for menus. */
export function createMenus({ fetchForVisitor, rules, verdicts }: MenusOptions): Menus {
  /** Undefined where the services have no menus at all. */
  const find = async (
    ...[caller, code, timeoutMs]: Parameters<Menus['fetch']>
  ): Promise<ResourceNode[] | undefined> => {
    const path = `${resourceUserCodeTree.path}?${new URLSearchParams({ code })}`;
    const { httpStatus, body } = await fetchForVisitor(caller, path, { timeoutMs });
    if (httpStatus === 404) return undefined;
    const { status, data } = v.parse(envelopeSchema, body);
    if (status !== 200) throw new Error(`the menu of ${code} answered ${status}`);
    return v.parse(resourceUserCodeTree.answer, data);
  };

  return {
    rules,
    fetch: async (caller, code, timeoutMs) => {
      const menu = await find(caller, code, timeoutMs);
      if (!menu) throw new Error(`the menu of ${code} answered 404`);
      return menu;
    },
    isAskedFor: (remote, path) =>
      keepsRoutes(remote) || (asksForMenu(remote) && needsMenu(path, userTypeCodes.teacher, rules)),
    findClosed: async (caller, { remotes }, user, { timeoutMs, whenUnknown, mayBeKept = false }) => {
      // Only teachers and administrators have menus to be asked for.
      if (user === null || !isStaff(user)) return new Set();
      const visitor = { state: 'known', user } as const;
      const gated = remotes.filter(
        (remote) => asksForMenu(remote) && mayOpen(remote, visitor) && isWhollyGated(remote, rules),
      );
      const known = caller.session && verdicts.of(caller.session, user);
      const ask = async (code: string): Promise<boolean> => {
        // Services without menus open nothing that a menu decides about.
        const isClosed = menuRoutesOf((await find(caller, code, timeoutMs)) ?? []).length === 0;
        known?.keep(code, isClosed);
        return isClosed;
      };
      const isClosed = async (remote: RegistryEntry): Promise<boolean> => {
        const code = menuCodeOf(remote);
        const kept = mayBeKept ? known?.find(code) : undefined;
        if (kept !== undefined) return kept;
        return whenUnknown === 'throw' ? ask(code) : ask(code).catch(() => true);
      };
      const closed = await Promise.all(gated.map(isClosed));
      return new Set(gated.filter((_, index) => closed[index]).map(({ name }) => name));
    },
  };
}

function keepsRoutes({ audience, config = {} }: GatedRemote): boolean {
  const { router = true, routerType = 'async', routerConf } = config;
  return audience.signedIn && router && routerType === 'async' && routerConf !== undefined;
}

/** Whether the menu decides who opens an app; others are decided by their audience alone. */
function asksForMenu({ audience, config }: GatedRemote): boolean {
  return audience.signedIn && config?.authority !== false;
}
