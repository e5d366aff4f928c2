import { callPathOf } from '#bff/http';
import { oauthLogout, ticketLogin } from '#shared/contracts';

/** Calls whose answer can make the visitor somebody else: the session id changes with them. */
const signInPaths = new Set<string>([
  '/api/uaa/oauth/login',
  '/api/uaa/oauth/login_user_client',
  '/api/uaa/oauth/relogin',
  '/api/uaa/oauth/login/face',
  ticketLogin.path,
]);
const socialPrefix = '/api/uaa/social/';

export const isSignInCall = (pathname: string): boolean => {
  const callPath = callPathOf(pathname);
  return signInPaths.has(callPath) || callPath.startsWith(socialPrefix);
};

export const isLogoutCall = (method: string | undefined, pathname: string): boolean =>
  callPathOf(pathname) === oauthLogout.path && method === oauthLogout.method;

/**
 * Calls that servers and apps of third parties make with credentials of their own (token, introspection, revocation,
 * userinfo, pushed requests, registration). They may send `Authorization`; no visitor's session takes part, so the
 * same-origin rule has nothing to protect there.
 */
const machineCalls =
  /^\/api\/uaa\/oidc\/(?:token(?:\/(?:introspection|revocation))?|me|request|reg(?:\/[\w-]+)?)$/;

export const isMachineCall = (pathname: string): boolean => machineCalls.test(pathname);
