import { callPathOf } from '#bff/http';
import { oauthLogout, ticketLogin } from '#shared/contracts';

/** Calls that sign somebody in, whoever was signed in before. */
const signInPaths = new Set<string>([
  '/api/uaa/oauth/login',
  '/api/uaa/oauth/login_user_client',
  '/api/uaa/oauth/relogin',
  '/api/uaa/oauth/login/face',
  ticketLogin.path,
]);
/** By the state that came back, or on the way there; all else under this folder is for who is signed in. */
const socialSignIn = /^\/api\/uaa\/social\/(?:[^/]+|transaction\/begin|link\/bind|qr\/(?:create|poll))$/;

export const isSignInCall = (pathname: string): boolean => {
  const callPath = callPathOf(pathname);
  return signInPaths.has(callPath) || socialSignIn.test(callPath);
};

export const isLogoutCall = (method: string | undefined, pathname: string): boolean =>
  callPathOf(pathname) === oauthLogout.path && method === oauthLogout.method;

/** The metadata of the provider at the place that RFC 8414 gives it: outside `/api`, since its issuer has a path. */
export const providerMetadataPath = '/.well-known/oauth-authorization-server/api/uaa/oidc';

/**
 * Calls that servers and apps of third parties make: with credentials of their own (token, introspection, revocation,
 * userinfo, pushed requests, registration) or with none (metadata, keys). They may send `Authorization`; no visitor's
 * session takes part, so the same-origin rule has nothing to protect there.
 */
const machineCalls =
  /^\/api\/uaa\/oidc\/(?:token(?:\/(?:introspection|revocation))?|me|request|jwks|reg(?:\/[\w-]+)?|\.well-known\/openid-configuration)$/;

export const isMachineCall = (pathname: string): boolean =>
  machineCalls.test(pathname) || pathname === providerMetadataPath;

/**
 * Addresses that a client's page may also post a visitor to (OpenID Connect Core §3.1.2.1, RP-Initiated Logout §2). They
 * only begin something: the user signs in, consents or confirms on pages of the portal.
 */
const openToSites = new Set(['/api/uaa/oidc/auth', '/api/uaa/oidc/session/end']);

export const isOpenToSites = (pathname: string): boolean => openToSites.has(pathname);
