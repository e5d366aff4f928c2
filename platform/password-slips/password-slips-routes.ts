import { answer, type Route } from '#platform/http';
import { passwordSlipsMake } from '#shared/contracts';
import { makeSlips, type PasswordSlipsDeps } from './make-slips.ts';

/** The call that makes slips; the gate asks who may. */
export function createPasswordSlipsRoutes(deps: PasswordSlipsDeps): Route[] {
  return [answer(passwordSlipsMake, ({ payload, ...caller }) => makeSlips(deps, caller, payload))];
}
