import { createHash } from 'node:crypto';
import { isUniqueViolation } from '#platform/database';
import { type Reply, requireValidFields } from '#platform/http';
import { findTakenSteps, secondStepMethods } from '#platform/identity';
import {
  type AnswerOf,
  DomainError,
  maxPasskeys,
  type ParsedPayloadOf,
  type passkeyAdd,
  passkeyFields,
  type passkeyOffer,
  type passkeyRemove,
} from '#shared/contracts';
import { changeOwn, refuseField, requireOptional, requireStaff } from '../own-change.ts';
import { createRecoveryCodes, hashRecoveryCode } from '../recovery-codes.ts';
import type { Caller, SecondStepDeps } from '../second-step-deps.ts';
import { createSecondStepStore } from '../second-step-store.ts';
import { challengeLifetime, createChallenge, redeemChallenge } from './challenges.ts';
import { parseRegistration } from './parse-credential.ts';
import { createPasskeyStore, toDescriptor } from './passkey-store.ts';
import { algorithms, readNewKey } from './web-authn.ts';

/** What a device makes a passkey from. @throws DomainError `forbidden`, `conflict` for who has too many */
export async function offerPasskey(
  { database: { db }, clock, party, issuer }: SecondStepDeps,
  { principal }: Pick<Caller, 'principal'>,
): Promise<AnswerOf<typeof passkeyOffer>> {
  requireStaff(principal);
  const { userId, loginName, sessionId } = principal;
  const known = await createPasskeyStore(db).list(userId);
  if (known.length >= maxPasskeys) throw new DomainError('conflict', { message: texts.many });
  return {
    challenge: await createChallenge(db, { sessionId, purpose: 'add', now: clock() }),
    rp: { id: party.id, name: issuer },
    user: { id: userHandleOf(userId), name: loginName, displayName: loginName },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
    timeout: challengeLifetime,
  };
}

/**
 * Keeps a passkey. Recovery codes come with it where it is the first second step.
 * @throws DomainError `forbidden`, `invalid_input`, `conflict` for who has too many, `too_many_attempts`
 */
export async function addPasskey(
  deps: SecondStepDeps,
  { credential, password, ...fields }: ParsedPayloadOf<typeof passkeyAdd>,
  caller: Caller,
): Promise<Reply<AnswerOf<typeof passkeyAdd>>> {
  const { principal } = caller;
  requireStaff(principal);
  requireValidFields(passkeyFields, fields);
  const { userId, sessionId } = principal;
  const { database, clock, party } = deps;
  const challenge = await redeemChallenge(database.db, { sessionId, purpose: 'add', now: clock() });
  const registration = parseRegistration(credential);
  const key = challenge && registration && (await readNewKey(party, registration, challenge));
  if (!key) throw wrongPasskey();
  const row = {
    id: registration.id,
    ...{ user_id: userId, name: fields.name, public_key: key.publicKey, sign_count: key.signCount },
    ...{ transports: registration.response.transports.slice(0, 8).join(' '), last_used_at: null },
  };
  return changeOwn(deps, password, caller, {
    event: 'second_step_set',
    detail: `passkey ${fields.name}`,
    change: async (trx) => {
      const now = clock();
      const steps = createSecondStepStore(trx);
      const passkeys = createPasskeyStore(trx);
      const isFirst = await steps.begin(userId, now);
      if ((await passkeys.list(userId)).length >= maxPasskeys)
        throw new DomainError('conflict', { message: texts.many });
      await passkeys.insert({ ...row, created_at: now }).catch(refuseTaken);
      const recoveryCodes = isFirst ? createRecoveryCodes() : [];
      if (isFirst) await steps.replaceCodes(userId, recoveryCodes.map(hashRecoveryCode));
      return { amr: ['pwd', secondStepMethods.passkey], answer: { recoveryCodes } };
    },
  });
}

/**
 * Removes a passkey. With the last one, where there is no app, the second step ends, and its recovery codes.
 * @throws DomainError `not_found`, `forbidden` for the last one where the unit asks for it, `invalid_input`, `too_many_attempts`
 */
export async function removePasskey(
  deps: SecondStepDeps,
  { passkeyId, password }: ParsedPayloadOf<typeof passkeyRemove>,
  caller: Caller,
): Promise<Reply<null>> {
  const { userId, amr } = caller.principal;
  const { db } = deps.database;
  const passkey = await createPasskeyStore(db).find(userId, passkeyId);
  if (!passkey) throw new DomainError('not_found');
  return changeOwn(deps, password, caller, {
    event: 'second_step_removed',
    detail: `passkey ${passkey.name}`,
    change: async (trx) => {
      const steps = createSecondStepStore(trx);
      const passkeys = createPasskeyStore(trx);
      if (!(await passkeys.remove(userId, passkeyId))) throw new DomainError('not_found');
      const hasOther =
        (await steps.find(userId))?.secret !== null || (await passkeys.list(userId)).length > 0;
      if (hasOther) return { amr: ['pwd', ...findTakenSteps(amr)], answer: null };
      await requireOptional(trx, caller);
      await steps.remove(userId);
      return { amr: ['pwd'], answer: null };
    },
  });
}

const texts = {
  passkey: '未能验证这个通行密钥，请重试|||This passkey could not be checked. Please try again',
  taken: '这个通行密钥已添加过|||This passkey has been added already',
  many: `最多添加 ${maxPasskeys} 个通行密钥，请先移除不用的|||You have ${maxPasskeys} passkeys. Remove one that you do not use first`,
} as const;

/** Whatever is wrong with it, in the same words. */
export function wrongPasskey(): DomainError {
  return refuseField('credential', texts.passkey);
}

function refuseTaken(error: unknown): never {
  throw isUniqueViolation(error) ? refuseField('credential', texts.taken) : error;
}

/** Devices keep it in the clear, so it says nothing about who she is (WebAuthn Level 3 §14.6.1). */
function userHandleOf(userId: string): string {
  return createHash('sha256').update(`passkeys of ${userId}`).digest('base64url');
}
