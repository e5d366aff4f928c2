import type { RegistryEntry } from '#shared/contracts';

/**
 * What a start wants to know about the visitor (A05, A06). `skip`: nothing. `check`: who it is, and the app opens to
 * nobody as well. `require`: the app opens to every signed-in user.
 */
export type LoginPlan = 'skip' | 'check' | 'require';

/** What an app asks for; one for signed-in users cannot ask for less than that. */
export function planLogin({ audience, config = {} }: Pick<RegistryEntry, 'audience' | 'config'>): LoginPlan {
  if (audience.signedIn) return 'require';
  if (config.noCheckIsLogin) return 'skip';
  return config.initNotLogin || config.islogin === false ? 'check' : 'require';
}
