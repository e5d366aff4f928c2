import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { listMyApps } from '#platform/desktop';
import { answer, answerPublic, type Principal, type Route } from '#platform/http';
import type { ActionLimit, ActionLimits } from '#platform/identity';
import type { Clock } from '#platform/runtime';
import { findOutsideAddress } from '#shared/app-kinds';
import {
  type AnswerOf,
  DomainError,
  desktopApps,
  frameTicketIssue,
  frameTicketRedeem,
  type ParsedPayloadOf,
} from '#shared/contracts';

/** Secrets that say once who somebody is; the tickets of signing in are of this kind, too. */
export interface Handovers {
  /** In milliseconds. */
  readonly lifetime: number;
  issue(
    db: Kysely<Tables>,
    kind: 'frame',
    handover: { principal: Principal; target: HandoverTarget; now: number },
  ): Promise<string>;
  redeem(
    db: Kysely<Tables>,
    kind: 'frame',
    shown: { secret: string; target: HandoverTarget; now: number },
  ): Promise<{ userId: string } | undefined>;
}

interface HandoverTarget {
  app: string;
  unitHost: string;
}

export interface FramedAppsDeps {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly limits: ActionLimits;
  readonly handovers: Handovers;
}

const hour = 60 * 60 * 1000;
/** A page that asks in a circle must not fill the table. */
const issueLimit: ActionLimit = { points: 300, window: hour };
/** By address of the server that asks: schools with many users have one server. */
const redeemLimit: ActionLimit = { points: 60_000, window: hour };

/** The two calls of a ticket: the portal asks for it, the server of the app redeems it. */
export function createFramedAppsRoutes(deps: FramedAppsDeps): Route[] {
  return [
    answer(frameTicketIssue, ({ principal, payload }) => issueTicket(deps, principal, payload)),
    answerPublic(frameTicketRedeem, ({ payload, request }) => redeemTicket(deps, request.ip, payload)),
  ];
}

/** @throws DomainError `not_found` where the user has no such app at this origin, `too_many_attempts` */
async function issueTicket(
  { db, clock, limits, handovers }: FramedAppsDeps,
  principal: Principal,
  { code, origin }: ParsedPayloadOf<typeof frameTicketIssue>,
): Promise<AnswerOf<typeof frameTicketIssue>> {
  await limits.consume(`frame-ticket:${principal.userId}`, issueLimit);
  const { userId, unitId } = principal;
  const groups = await listMyApps({ db }, principal, { userId, unitId, appType: desktopApps });
  const app = groups.flatMap(({ iconVMs }) => iconVMs).find((icon) => icon.code === code);
  if (app?.kind !== 'frame' || findOutsideAddress(app.address)?.origin !== origin)
    throw new DomainError('not_found');
  const target = { app: code, unitHost: origin };
  const ticket = await handovers.issue(db, 'frame', { principal, target, now: clock() });
  return { ticket, expiresIn: handovers.lifetime / 1000 };
}

/** A ticket is spent by the first try, whatever comes of it. @throws DomainError `ticket_invalid`, `too_many_attempts` */
async function redeemTicket(
  { db, clock, limits, handovers }: FramedAppsDeps,
  ip: string,
  { ticket, code, origin }: ParsedPayloadOf<typeof frameTicketRedeem>,
): Promise<AnswerOf<typeof frameTicketRedeem>> {
  await limits.consume(`frame-redeem:${ip}`, redeemLimit);
  const shown = { secret: ticket, target: { app: code, unitHost: origin }, now: clock() };
  const proof = await handovers.redeem(db, 'frame', shown);
  const user = proof && (await findUser(db, proof.userId));
  if (!user) throw new DomainError('ticket_invalid');
  return {
    userId: user.id,
    realName: user.real_name,
    userType: user.user_type,
    unitId: user.unit_id,
    language: user.language,
  };
}

function findUser(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('app_user')
    .select(['id', 'real_name', 'user_type', 'unit_id', 'language'])
    .where('id', '=', userId)
    .where('user_status', '=', 'enabled')
    .executeTakeFirst();
}
