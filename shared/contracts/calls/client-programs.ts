import * as v from 'valibot';
import { localizedSchema } from '#shared/language';
import { defineCall } from '../call.ts';
import { idSchema } from '../text-values.ts';
import { clientId } from './clients.ts';

const unit = v.object({ unitId: idSchema, name: v.string(), enName: v.nullable(v.string()) });

export const clientProgramDetails = defineCall({
  name: 'uaa.clients.program',
  method: 'GET',
  path: '/api/uaa/clients/program',
  effect: 'read',
  needs: 'kept',
  payload: clientId,
  answer: v.object({
    /** All that a program may be granted. */
    scopes: v.array(v.object({ name: v.string(), text: localizedSchema })),
    /** The units for which it works, as far as the caller may know. */
    grants: v.array(
      v.object({
        unit,
        scopes: v.array(v.string()),
        /** ISO 8601, UTC. */
        grantedAt: v.string(),
        /** Whether the caller may change or withdraw it. */
        isOpen: v.boolean(),
      }),
    ),
    /** Whether it also works for units that the caller may not know of. */
    isElsewhere: v.boolean(),
    /** The units for which the caller may permit it, those of `grants` among them. */
    units: v.array(unit),
  }),
  summary: 'For which units a client works without a user, as far as the caller may know.',
  source: 'portal',
});

export const clientProgramGrant = defineCall({
  name: 'uaa.clients.program_grant',
  method: 'POST',
  path: '/api/uaa/clients/program/grant',
  effect: 'change',
  needs: 'kept',
  encoding: 'json',
  payload: v.object({
    ...clientId.entries,
    unitId: idSchema,
    scopes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.minLength(1), v.maxLength(32)),
  }),
  answer: v.null(),
  summary:
    'An administrator lets a client work for her unit without a user, or changes what it may do there.',
  source: 'portal',
});

export const clientProgramWithdraw = defineCall({
  name: 'uaa.clients.program_withdraw',
  method: 'POST',
  path: '/api/uaa/clients/program/withdraw',
  effect: 'change',
  needs: 'kept',
  payload: v.object({ ...clientId.entries, unitId: idSchema }),
  answer: v.null(),
  summary: 'An administrator of the unit ends that; tokens count no more at once.',
  source: 'portal',
});
