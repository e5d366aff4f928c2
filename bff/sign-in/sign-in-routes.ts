import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock, RequestContext } from '#bff/http';
import { createArrivalRoute } from './arrival-route.ts';
import { createAttempt } from './attempt.ts';
import { createContinueRoute } from './continue-route.ts';
import { createFormRoute } from './form-route.ts';
import { createSessionFactsRoute } from './session-facts-route.ts';
import { createNewcomerCookie, type TextCookie } from './sign-in-cookies.ts';
import type { SignInParts } from './sign-in-parts.ts';

export interface SignInRoutesOptions extends SignInParts {
  readonly clock: Clock;
  readonly nameCookie: TextCookie;
  readonly bindCookie: TextCookie;
  /** Whether the unit of this portal lets passwords stand in addresses (decision 5). */
  readonly allowsUrlCredentials: (ctx: RequestContext) => Promise<boolean>;
}

type Route = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;

/** The ways in that the server walks by itself. They stand before the pages. */
export const createSignInRoutes = (options: SignInRoutesOptions): Route[] => {
  const attempt = createAttempt(options);
  const newcomerCookie = createNewcomerCookie(options.isInsecure);
  return [
    createFormRoute({ ...options, attempt }),
    createArrivalRoute({ ...options, attempt, newcomerCookie }), // before every page: its address may hold secrets
    createContinueRoute({ ...options, newcomerCookie }),
    createSessionFactsRoute(options),
  ];
};
