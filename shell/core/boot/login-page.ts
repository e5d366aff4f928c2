import {
  type DecorationSet,
  type LoginPageConfig,
  parseDecorationSet,
  type SocialPending,
} from '#shared/contracts';
import { getBootData } from './boot-data.ts';

/** What the login page greets with. */
export interface LoginPage {
  /** Unit whose page it is; null where the deployment names none. */
  unitId: string | null;
  config: LoginPageConfig | null;
  /** What `config.decorationSet` holds; undefined where there is none that can be read. */
  decoration: DecorationSet | undefined;
  /** The third-party identity that the bind page binds; null elsewhere, and where nobody waits. */
  socialPending: SocialPending | null;
  /** The app that asks for the sign-in, in the language of the page; undefined where none does. */
  requestingApp: string | undefined;
}

/** Configuration of the login page as the server sent it with the page. */
export function useLoginPage(): LoginPage {
  const { unitId, loginPageConfig, socialPending, requestingApp } = getBootData();
  return {
    unitId,
    config: loginPageConfig,
    decoration: parseDecorationSet(loginPageConfig?.decorationSet),
    socialPending,
    requestingApp,
  };
}
