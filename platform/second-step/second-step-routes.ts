import { answer, type Route } from '#platform/http';
import {
  passkeyAdd,
  passkeyChallenge,
  passkeyOffer,
  passkeyRemove,
  passkeyVerify,
  secondStepCodes,
  secondStepEnrol,
  secondStepOffer,
  secondStepRemove,
  secondStepRequire,
  secondStepReset,
  secondStepState,
  secondStepUnit,
  secondStepVerify,
  secondStepWays,
} from '#shared/contracts';
import { enrol, offerSecret, readState, readWays, removeOwn, renewCodes } from './own-step.ts';
import { addPasskey, offerPasskey, removePasskey } from './passkeys/own-passkeys.ts';
import { askForPasskey, verifyPasskey } from './passkeys/verify-passkey.ts';
import { resetOther } from './reset.ts';
import { createSealedSecrets } from './sealed-secrets.ts';
import type { SecondStepDeps } from './second-step-deps.ts';
import { readUnit, requireInUnit } from './unit-policy.ts';
import { verifySecondStep } from './verify.ts';

export interface SecondStepRoutesDeps extends Omit<SecondStepDeps, 'secrets' | 'issuer' | 'party'> {
  /** What secrets are sealed with, newest first, at least one. */
  readonly keySecrets: readonly string[];
  readonly publicUrl: string;
}

/** The calls of second steps; the gate asks who may. */
export function createSecondStepRoutes({ keySecrets, publicUrl, ...rest }: SecondStepRoutesDeps): Route[] {
  const { hostname, origin } = new URL(publicUrl);
  const party = { id: hostname, origin };
  const deps = { ...rest, secrets: createSealedSecrets(keySecrets), issuer: hostname, party };
  return [
    answer(secondStepState, (caller) => readState(deps, caller)),
    answer(secondStepWays, (caller) => readWays(deps, caller)),
    answer(secondStepOffer, async (caller) => offerSecret(deps, caller)),
    answer(secondStepEnrol, ({ payload, ...caller }) => enrol(deps, payload, caller)),
    answer(secondStepVerify, ({ payload, ...caller }) => verifySecondStep(deps, payload.code, caller)),
    answer(passkeyOffer, (caller) => offerPasskey(deps, caller)),
    answer(passkeyAdd, ({ payload, ...caller }) => addPasskey(deps, payload, caller)),
    answer(passkeyRemove, ({ payload, ...caller }) => removePasskey(deps, payload, caller)),
    answer(passkeyChallenge, (caller) => askForPasskey(deps, caller)),
    answer(passkeyVerify, ({ payload, ...caller }) => verifyPasskey(deps, payload.credential, caller)),
    answer(secondStepCodes, ({ payload, ...caller }) => renewCodes(deps, payload.password, caller)),
    answer(secondStepRemove, ({ payload, ...caller }) => removeOwn(deps, payload.password, caller)),
    answer(secondStepUnit, ({ payload, ...caller }) => readUnit(deps, caller, payload.unitId)),
    answer(secondStepRequire, ({ payload, ...caller }) => requireInUnit(deps, payload, caller)),
    answer(secondStepReset, ({ payload, ...caller }) => resetOther(deps, payload.userId, caller)),
  ];
}
