import { answer, type Route } from '#platform/http';
import {
  peopleClasses,
  peopleCreate,
  peopleGet,
  peopleList,
  peopleRemovePicture,
  peopleResetPassword,
  peopleSetPicture,
  peopleSetStatus,
  peopleUpdate,
} from '#shared/contracts';
import { createPerson } from './create-person.ts';
import { getPerson, listClasses, listPeople } from './list-people.ts';
import type { PeopleDeps } from './people-deps.ts';
import { removePicture, setPicture } from './person-picture.ts';
import { resetPassword, setPersonStatus, updatePerson } from './update-person.ts';

/** The calls of the people app, of a unit; the gate asks who may. */
export function createPeopleRoutes(deps: PeopleDeps): Route[] {
  return [
    answer(peopleList, ({ principal, payload }) => listPeople(deps, principal, payload)),
    answer(peopleClasses, ({ principal }) => listClasses(deps, principal)),
    answer(peopleGet, ({ principal, payload }) => getPerson(deps, principal, payload.userId)),
    answer(peopleCreate, ({ payload, ...caller }) => createPerson(deps, caller, payload)),
    answer(peopleUpdate, ({ payload, ...caller }) => updatePerson(deps, caller, payload)),
    answer(peopleSetStatus, ({ payload, ...caller }) => setPersonStatus(deps, caller, payload)),
    answer(peopleSetPicture, ({ payload, ...caller }) => setPicture(deps, caller, payload)),
    answer(peopleRemovePicture, ({ payload, ...caller }) => removePicture(deps, caller, payload)),
    answer(peopleResetPassword, ({ payload, ...caller }) => resetPassword(deps, caller, payload)),
  ];
}
