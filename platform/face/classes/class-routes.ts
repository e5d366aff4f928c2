import { answer, type Route } from '#platform/http';
import { classClocking, classList, classMark, classRegister, classStart } from '#shared/contracts';
import type { FaceDeps } from '../face-deps.ts';
import { refuse } from '../refusals.ts';
import { clockPupil } from './find-pupil.ts';
import {
  listKeptClasses,
  markPupils,
  readRegister,
  requireRegister,
  startRegister,
} from './keep-register.ts';

/** Registers of classes: by hand everywhere, by the camera where faces are on (ADR 115). */
export function createClassRoutes(deps: FaceDeps): Route[] {
  return [
    answer(classList, ({ principal }) => listKeptClasses(deps, principal)),
    answer(classRegister, ({ payload, principal }) => readRegister(deps, principal, payload)),
    answer(classStart, ({ payload, ...keeper }) => startRegister(deps, payload, keeper)),
    answer(classMark, ({ payload, ...keeper }) => markPupils(deps, payload, keeper)),
    answer(classClocking, async ({ payload, ...keeper }) => {
      const { faces } = deps;
      // Who may not keep registers hears that first.
      await requireRegister(deps, keeper.principal, payload.registerId);
      if (!faces) throw refuse('notOffered');
      return clockPupil({ ...deps, faces }, payload, keeper);
    }),
  ];
}
