import type { Principal } from '#platform/http';
import {
  accountLanguage,
  appRequestSend,
  auditExport,
  type Call,
  consentDeny,
  consentRevoke,
  deviceRevoke,
  driveSharesSeen,
  feedbackSend,
  handleIssue,
  messageMute,
  messageUpdateStatusById,
  messageUpdateStatusByMe,
  type ParsedPayloadOf,
  passkeyAdd,
  passkeyChallenge,
  passkeyOffer,
  passkeyRemove,
  passkeyVerify,
  passwordChange,
  preferencesMerge,
  qrConfirm,
  rosterExport,
  secondStepCodes,
  secondStepEnrol,
  secondStepRemove,
  secondStepVerify,
  sessionEnd,
  sessionEndOthers,
  setParentChildren,
  setTheme,
  shiyueWebauth,
  socialSwitchLogin,
  ticketIssue,
  userAccessDetail,
} from '#shared/contracts';
import { requireFresh } from './require-fresh.ts';

/** Whether a call with this payload may come from a session that was opened without its user. */
type Exception = readonly [call: Call, isHarmless: (payload: unknown) => boolean];

/**
 * What a remembered browser may send beside calls that read (ADR 47): what concerns nobody but the user herself, and takes nothing
 * that she would miss. A call that is not here needs the password.
 */
const harmlessWrites: readonly Exception[] = [
  // Her own view of the portal.
  except(setTheme, ({ type }) => type === 'color'),
  except(accountLanguage),
  except(preferencesMerge),
  except(setParentChildren),
  except(userAccessDetail),
  except(messageUpdateStatusById),
  except(messageUpdateStatusByMe),
  except(messageMute),
  except(driveSharesSeen),
  // What she asks her administrators for.
  except(feedbackSend),
  except(appRequestSend),
  // They take rights away and give none.
  except(sessionEnd),
  except(sessionEndOthers),
  except(deviceRevoke),
  except(consentDeny),
  except(consentRevoke),
  // The password, or the second step, comes with it; a challenge alone opens nothing.
  except(passwordChange),
  except(secondStepEnrol),
  except(secondStepVerify),
  except(secondStepCodes),
  except(secondStepRemove),
  except(passkeyOffer),
  except(passkeyAdd),
  except(passkeyRemove),
  except(passkeyChallenge),
  except(passkeyVerify),
  // The session that they open is as weak as this one: `amr` goes along.
  except(ticketIssue),
  except(handleIssue),
  except(qrConfirm),
  except(socialSwitchLogin),
  except(shiyueWebauth),
];

/** A copy of the whole trail, or of all people, is nothing for who finds the computer as it was left. */
const sensitiveReads: readonly Call[] = [auditExport, rosterExport];

const exceptions = new Map(harmlessWrites.map(([call, isHarmless]) => [call.name, isHarmless]));
const sensitive = new Set(sensitiveReads.map(({ name }) => name));

/** Calls that have an exception; for the test that finds those that no call needs any more. */
export const exceptedCalls: ReadonlySet<string> = new Set(exceptions.keys());

/** Whether the user has to have proved herself in the session that sends this call. */
export function needsProof(call: Call, payload: unknown): boolean {
  if (call.effect === 'read') return sensitive.has(call.name);
  return !exceptions.get(call.name)?.(payload);
}

/**
 * The step-up of every call, in one place: from a session that nobody proved herself in, what is not harmless is refused.
 * @throws DomainError `fresh_sign_in_required`
 */
export function requireProofFor(call: Call, payload: unknown, principal: Pick<Principal, 'amr'>): void {
  if (needsProof(call, payload)) requireFresh(principal);
}

function except<C extends Call>(
  call: C,
  isHarmless: (payload: ParsedPayloadOf<C>) => boolean = () => true,
): Exception {
  // The payload has passed the schema of this very call.
  return [call, (payload) => isHarmless(payload as ParsedPayloadOf<C>)];
}
