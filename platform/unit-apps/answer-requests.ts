import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { takeRequests } from '#platform/desktop';
import { createMessageStore } from '#platform/messages';
import { requireUnit } from '#platform/organisation';
import {
  DomainError,
  type ParsedPayloadOf,
  type UnitApp,
  type unitAppAnswerRequests,
} from '#shared/contracts';
import { listAskingPeople } from './asking-people.ts';
import { listAudiences } from './audience.ts';
import { type CatalogueApp, getCatalogueApp } from './catalogue.ts';
import { getUnitApp } from './list-unit-apps.ts';
import { listMembers } from './members.ts';
import { toSettings, writeSettings } from './settings.ts';
import type { Caller, UnitAppsDeps } from './unit-apps-deps.ts';
import { widenForAskers } from './wider-audience.ts';
import { writeLine } from './write-line.ts';

type Payload = ParsedPayloadOf<typeof unitAppAnswerRequests>;
type Answer = Pick<Payload, 'decision' | 'reason'>;

/** Module of these messages, as their to-dos have it. */
const messageModule = 'apps';
const messageImportance = 3;

/**
 * Answers all requests for an app at once. Approving opens it for those who ask; they read the answer as a message, unless the requests
 * are only taken off the list.
 * @throws DomainError `not_found`, `conflict` when nobody asks any more, `invalid_input` without a reason to decline
 */
export async function answerRequests(
  deps: UnitAppsDeps,
  caller: Caller,
  { unitId: wanted, code, ...answer }: Payload,
): Promise<UnitApp> {
  const { db, clock, withoutApps, announce } = deps;
  const unitId = await requireUnit(db, caller.principal, wanted);
  const { decision } = answer;
  if (decision === 'decline' && answer.reason === '') throw needsReason();
  const notified = await db.transaction().execute(async (trx) => {
    const app = await getCatalogueApp(trx, { unitId, withoutApps }, code);
    const people = await listAskingPeople(trx, unitId, code);
    const askers = people.map(({ userId }) => userId);
    if (askers.length === 0) throw new DomainError('conflict');
    if (decision === 'approve') {
      const audience = (await listAudiences(trx, unitId)).get(code);
      const settings = widenForAskers(toSettings(app, audience), people);
      await writeSettings(trx, { unitId, code, revision: app.revision ?? 0 }, settings, clock());
    }
    const administrators = await takeRequests(trx, { unitId, code }, clock());
    if (decision !== 'resolve') await sendAnswer(trx, caller, { app, answer, at: clock() }, askers);
    const detail = { code, ...answer, people: askers.length };
    await writeLine(deps, trx, caller, { event: 'app_requests_answered', unitId, ...detail });
    return [...askers, ...administrators];
  });
  await announce(decision === 'approve' ? await listMembers(db, unitId) : notified);
  return getUnitApp(deps, unitId, code);
}

async function sendAnswer(
  trx: Kysely<Tables>,
  { principal }: Caller,
  { app, answer, at }: { app: CatalogueApp; answer: Answer; at: number },
  userIds: readonly string[],
): Promise<void> {
  const { title, text } = wordsOf(app, answer);
  const message = {
    ...{ id: randomUUID(), kind: 'message' as const, module: messageModule, importance: messageImportance },
    ...{ title, text, url: null, open_way: null, content: null, sender_id: principal.userId },
    ...{ sent_at: at, date_text: null },
  };
  await createMessageStore(trx).insertMessage(message, userIds);
}

function wordsOf({ name, english_name }: CatalogueApp, { decision, reason }: Answer) {
  const english = english_name ?? name;
  return decision === 'approve'
    ? {
        title: `已为你开通“${name}”|||“${english}” is open for you`,
        text: `你申请的应用“${name}”已开通，可在桌面上打开。|||The app “${english}” that you asked for is open. You find it on your desktop.`,
      }
    : {
        title: `暂不开通“${name}”|||“${english}” is not opened`,
        text: `管理员未同意开通“${name}”：${reason}|||An administrator declined your request for “${english}”: ${reason}`,
      };
}

function needsReason(): DomainError {
  const message = '请填写原因，申请人会看到|||Give a reason. Those who asked will read it';
  return new DomainError('invalid_input', { message, fieldErrors: [{ field: 'reason', message }] });
}
