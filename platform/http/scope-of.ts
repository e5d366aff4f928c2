import { isArea } from '#shared/contracts';
import type { Principal } from './principal.ts';

/** The unit that somebody looks after who may look after units; undefined is every unit. */
export type Scope = string | undefined;

/** Keepers of an area unit look after all units, the others after their own. */
export function scopeOf(principal: Pick<Principal, 'unitType' | 'unitId'>): Scope {
  return isArea(principal) ? undefined : principal.unitId;
}
