import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock, RequestContext } from '#bff/http';
import type { HomeRules } from '#shared/contracts';
import { createArrivalRoute } from './arrival-route.ts';
import { createAttempt } from './attempt.ts';
import { createAttemptNamer } from './attempt-namer.ts';
import { createContinueRoute } from './continue-route.ts';
import { createFirstPasswordRoute } from './first-password-route.ts';
import { createFormRoute } from './form-route.ts';
import { createLoopBreaker } from './loop-breaker.ts';
import { createSecondStepRoute } from './second-step-route.ts';
import { createSessionInfoRoute } from './session-info-route.ts';
import { createArrivalsCookie, createPendingCookie, type TextCookie } from './sign-in-cookies.ts';
import type { SignInParts } from './sign-in-parts.ts';
import type { TicketLogin } from './steps/arrival-step.ts';

export interface SignInRoutesOptions extends SignInParts {
  readonly clock: Clock;
  /** Unit whose default language counts where a visitor names none. */
  readonly defaultUnitId?: string | undefined;
  readonly nameCookie: TextCookie;
  readonly bindCookie: TextCookie;
  /** Address of the page that binds a third-party identity. */
  readonly bindPath: string;
  /** The call that redeems tickets; null where there is none. Default that of the embedded platform. */
  readonly ticketLogin?: TicketLogin | null | undefined;
  /** What the deployment says about the pages after a sign-in. */
  readonly homeRules?: HomeRules | undefined;
  /** Addresses of the authorize page beside those with the segment. */
  readonly authorizePaths?: readonly string[];
  /** Whether the unit of this portal lets passwords stand in addresses (D-05). */
  readonly allowsUrlCredentials: (ctx: RequestContext) => Promise<boolean>;
}

type Route = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;

/** The ways in that the server walks by itself. They stand before the pages. */
export function createSignInRoutes(options: SignInRoutesOptions): Route[] {
  const attempt = createAttempt(options);
  const pendingCookie = createPendingCookie(options.isInsecure);
  const arrivalsCookie = createArrivalsCookie(options.isInsecure);
  return [
    createFormRoute({ ...options, attempt, arrivalsCookie }),
    createArrivalRoute({ ...options, attempt, pendingCookie }), // before every page: its address may hold secrets
    createLoopBreaker({ ...options, arrivalsCookie }), // after secrets have left the address, before the page that moves on
    createAttemptNamer(options), // after what moves the browser on: only the page itself signs in by the cookie
    createContinueRoute({ ...options, pendingCookie }),
    createFirstPasswordRoute(options),
    createSecondStepRoute(options),
    createSessionInfoRoute(options),
  ];
}
