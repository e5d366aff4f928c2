import type { Kysely } from 'kysely';
import type { PortalDatabase, Tables } from '#platform/database';
import { answer, answerPublic, type Route } from '#platform/http';
import type { Admit } from '#platform/identity';
import type { Clock } from '#platform/runtime';
import {
  DomainError,
  handleIssue,
  oauthRelogin,
  ssoLoginUrl,
  ticketIssue,
  ticketLogin,
} from '#shared/contracts';
import { handoverLifetime, issueHandover, redeemHandover, type Target } from './handover.ts';

export interface TicketDeps {
  database: PortalDatabase;
  clock: Clock;
  admit: Admit;
  /** Sign-in address of the one app that has its own. Default `/login`. */
  ssoLoginUrl?: string | undefined;
}
const expiresIn = handoverLifetime / 1000;
/** A handle is shown to the platform itself. */
const platform: Target = { app: 'portal', unitHost: '' };

/** Tickets and handles: issuing them to who is signed in, and signing in by them. */
export function createTicketRoutes({ database, clock, admit, ...options }: TicketDeps): Route[] {
  const { db } = database;
  return [
    answer(ticketIssue, async ({ payload: { targetApp: app, unitHost }, principal }) => {
      const target = { app, unitHost };
      return { ticket: await issueHandover(db, 'ticket', { principal, target, now: clock() }), expiresIn };
    }),
    answer(handleIssue, async ({ principal }) => {
      const order = { principal, target: platform, now: clock() };
      return { accessToken: await issueHandover(db, 'handle', order), expiresIn };
    }),
    answerPublic(ticketLogin, ({ payload: { ticket, app, unitHost }, ...caller }) => {
      const shown = { secret: ticket, target: { app, unitHost }, now: clock() };
      const prove = (trx: Kysely<Tables>) => redeemHandover(trx, 'ticket', shown);
      return admit({ ...caller, way: 'ticket', secret: ticket, refusal, prove });
    }),
    answerPublic(oauthRelogin, ({ payload: { accessToken }, ...caller }) => {
      const shown = { secret: accessToken, target: platform, now: clock() };
      const prove = (trx: Kysely<Tables>) => redeemHandover(trx, 'handle', shown);
      return admit({ ...caller, way: 'handle', secret: accessToken, refusal, prove });
    }),
    answer(ssoLoginUrl, async () => options.ssoLoginUrl ?? '/login'),
  ];
}

function refusal(): DomainError {
  return new DomainError('ticket_invalid');
}
