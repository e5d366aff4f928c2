import type { Reply } from '#platform/http';
import { secondStepMethods } from '#platform/identity';
import type {
  AnswerOf,
  DomainError,
  ParsedPayloadOf,
  SecondStepState,
  secondStepCodes,
  secondStepEnrol,
  secondStepOffer,
  secondStepWays,
} from '#shared/contracts';
import { readBase32 } from './base32.ts';
import {
  changeOwn,
  proveOwnPassword,
  refuseField,
  requireKept,
  requireOptional,
  requireOwn,
  requireStaff,
} from './own-change.ts';
import { createPasskeyStore, toPasskey } from './passkeys/passkey-store.ts';
import { createRecoveryCodes, hashRecoveryCode, plainCode } from './recovery-codes.ts';
import type { Caller, SecondStepDeps } from './second-step-deps.ts';
import { createSecondStepStore } from './second-step-store.ts';
import { findInterval } from './totp.ts';
import { isAskedOf } from './unit-policy.ts';

type Codes = AnswerOf<typeof secondStepCodes>;

/** @throws DomainError `forbidden` for pupils and parents */
export async function readState(
  deps: SecondStepDeps,
  { principal }: Pick<Caller, 'principal'>,
): Promise<SecondStepState> {
  requireStaff(principal);
  const { db } = deps.database;
  const store = createSecondStepStore(db);
  const row = await store.find(principal.userId);
  return {
    since: row ? new Date(row.created_at).toISOString() : null,
    hasApp: typeof row?.secret === 'string',
    passkeys: row ? (await createPasskeyStore(db).list(principal.userId)).map(toPasskey) : [],
    codesLeft: row ? await store.countCodes(principal.userId) : 0,
    isRequired: await isAskedOf(db, principal),
  };
}

/** How the step of this sign-in may be taken, about the caller alone. */
export async function readWays(
  { database: { db } }: SecondStepDeps,
  { principal: { userId } }: Pick<Caller, 'principal'>,
): Promise<AnswerOf<typeof secondStepWays>> {
  const row = await createSecondStepStore(db).find(userId);
  const passkeys = row ? await createPasskeyStore(db).list(userId) : [];
  return { hasApp: typeof row?.secret === 'string', hasPasskey: passkeys.length > 0 };
}

/** @throws DomainError `forbidden` for pupils and parents */
export function offerSecret(
  { secrets, clock, issuer }: SecondStepDeps,
  { principal }: Pick<Caller, 'principal'>,
): AnswerOf<typeof secondStepOffer> {
  requireStaff(principal);
  const { userId, loginName } = principal;
  const { secret, offer } = secrets.offer(userId, clock());
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(loginName)}`;
  const address = `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
  return { secret, offer, address };
}

/**
 * Keeps the secret of an offer once a code of it and the password are right. Recovery codes come with the first second step, and
 * with an app that takes the place of another one.
 * @throws DomainError `forbidden`, `invalid_input`, `too_many_attempts`
 */
export async function enrol(
  deps: SecondStepDeps,
  { offer, code, password }: ParsedPayloadOf<typeof secondStepEnrol>,
  caller: Caller,
): Promise<Reply<Codes>> {
  const { principal } = caller;
  requireStaff(principal);
  const { userId } = principal;
  const { secrets, clock } = deps;
  const secret = secrets.findOffered(offer, userId, clock());
  if (!secret) throw refuseField('offer', texts.offer);
  const lastStep = findInterval(readBase32(secret), plainCode(code), { now: clock(), after: 0 });
  if (lastStep === undefined) throw wrongCode();
  const amr = ['pwd', secondStepMethods.code];
  return changeOwn(deps, password, caller, {
    event: 'second_step_set',
    change: async (trx) => {
      const store = createSecondStepStore(trx);
      const before = await store.find(userId);
      await store.save({ userId, secret: secrets.seal(secret, userId), lastStep, now: clock() });
      if (before && before.secret === null) return { amr, answer: { recoveryCodes: [] } };
      const recoveryCodes = createRecoveryCodes();
      await store.replaceCodes(userId, recoveryCodes.map(hashRecoveryCode));
      return { amr, answer: { recoveryCodes } };
    },
  });
}

/** New recovery codes for those before. @throws DomainError `not_found`, `invalid_input`, `too_many_attempts` */
export async function renewCodes(deps: SecondStepDeps, password: string, caller: Caller): Promise<Codes> {
  const { principal, request } = caller;
  const { userId, loginName } = principal;
  const recoveryCodes = createRecoveryCodes();
  await requireOwn(deps, userId);
  const { hash } = await proveOwnPassword(deps, password, caller);
  await deps.database.db.transaction().execute(async (trx) => {
    await requireKept(deps, trx, userId, hash);
    await createSecondStepStore(trx).replaceCodes(userId, recoveryCodes.map(hashRecoveryCode));
    await deps.writeAudit(trx, { event: 'second_step_codes_renewed', userId, loginName }, request);
  });
  return { recoveryCodes };
}

/**
 * Removes app, passkeys and codes.
 * @throws DomainError `not_found`, `forbidden` where the unit asks for it, `invalid_input`, `too_many_attempts`
 */
export async function removeOwn(
  deps: SecondStepDeps,
  password: string,
  caller: Caller,
): Promise<Reply<null>> {
  const { userId } = caller.principal;
  await requireOwn(deps, userId);
  await requireOptional(deps.database.db, caller);
  return changeOwn(deps, password, caller, {
    event: 'second_step_removed',
    change: async (trx) => {
      await createSecondStepStore(trx).remove(userId);
      return { amr: ['pwd'], answer: null };
    },
  });
}

/** A code that is wrong, was used, or is too old: all in the same words. */
export function wrongCode(): DomainError {
  return refuseField('code', texts.code);
}

const texts = {
  offer: '这个二维码已过期，请扫描新的二维码|||This QR code has ended. Please scan the new one',
  code: '验证码不正确，或已经用过|||This code is not right, or was used before',
} as const;
