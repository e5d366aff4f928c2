import { countClientEvents, createClientStore, listClientEvents } from '#platform/clients';
import { answer, countPages, fileReply, type Route, toPageWindow } from '#platform/http';
import {
  clientCreate,
  clientDecide,
  clientDetails,
  clientEventList,
  clientInvitationCreate,
  clientInvitationList,
  clientInvitationRemove,
  clientList,
  clientLogo,
  clientOptions,
  clientOwnerAdd,
  clientOwnerList,
  clientOwnerRemove,
  clientPkceSet,
  clientProgramDetails,
  clientProgramGrant,
  clientProgramWithdraw,
  clientRemove,
  clientSecretAdd,
  clientSecretList,
  clientSecretRemove,
  clientSetStatus,
  clientUnitList,
  clientUnitSet,
  clientUpdate,
  DomainError,
  providerKeyList,
  providerKeyRotate,
} from '#shared/contracts';
import { getClient, getClientView } from './client-view.ts';
import { decideClient, removeClient, setClientStatus } from './decide-client.ts';
import type { DevelopersDeps } from './developers-deps.ts';
import { invite, listInvitations, removeInvitation } from './invitations.ts';
import { addOwner, listOwners, removeOwner } from './keep-owners.ts';
import { addSecret, listSecrets, removeSecret } from './keep-secrets.ts';
import { describeOffer, listClients } from './list-clients.ts';
import { describeProgram, grantProgram, withdrawProgram } from './permit-program.ts';
import { listProviderKeys, rotateProviderKeys } from './provider-keys.ts';
import { registerClient, updateClient } from './register-client.ts';
import { setPkce } from './set-pkce.ts';
import { listUnits, setUnit } from './switch-units.ts';

const day = 24 * 3600; // seconds

/** The calls of the developer centre; who may do what is decided in the use cases. */
export function createDevelopersRoutes(deps: DevelopersDeps): Route[] {
  const { db } = deps.database;
  return [
    answer(clientOptions, ({ principal }) => describeOffer(deps, principal)),
    answer(clientList, ({ principal, payload }) => listClients(deps, principal, payload)),
    answer(clientDetails, ({ principal, payload }) => getClientView(db, principal, payload.clientId)),
    answer(clientCreate, ({ payload, ...caller }) => registerClient(deps, caller, payload)),
    answer(clientUpdate, ({ payload, ...caller }) => updateClient(deps, caller, payload)),
    answer(clientDecide, ({ payload, ...caller }) => decideClient(deps, caller, payload)),
    answer(clientSetStatus, ({ payload, ...caller }) => setClientStatus(deps, caller, payload)),
    answer(clientRemove, ({ payload, ...caller }) => done(removeClient(deps, caller, payload.clientId))),
    answer(clientSecretList, ({ principal, payload }) => listSecrets(deps, principal, payload.clientId)),
    answer(clientSecretAdd, ({ payload, ...caller }) => addSecret(deps, caller, payload.clientId)),
    answer(clientSecretRemove, ({ payload, ...caller }) => done(removeSecret(deps, caller, payload))),
    answer(clientUnitList, ({ principal, payload }) => listUnits(deps, principal, payload.clientId)),
    answer(clientUnitSet, ({ payload, ...caller }) => done(setUnit(deps, caller, payload))),
    answer(clientProgramDetails, ({ principal, payload }) =>
      describeProgram(deps, principal, payload.clientId),
    ),
    answer(clientProgramGrant, ({ payload, ...caller }) => done(grantProgram(deps, caller, payload))),
    answer(clientProgramWithdraw, ({ payload, ...caller }) => done(withdrawProgram(deps, caller, payload))),
    answer(clientOwnerList, ({ principal, payload }) => listOwners(deps, principal, payload.clientId)),
    answer(clientOwnerAdd, ({ payload, ...caller }) => done(addOwner(deps, caller, payload))),
    answer(clientOwnerRemove, ({ payload, ...caller }) => done(removeOwner(deps, caller, payload))),
    answer(clientEventList, async ({ principal, payload: { clientId, page, size, ...filter } }) => {
      await getClient(db, principal, clientId, 'manage');
      const window = toPageWindow(page, size);
      const total = await countClientEvents(db, clientId, filter);
      const list = await listClientEvents(db, clientId, filter, window);
      return { list, total, pages: countPages(total, window.size), page: window.page };
    }),
    answer(clientPkceSet, ({ payload, ...caller }) => setPkce(deps, caller, payload)),
    answer(clientInvitationList, ({ principal }) => listInvitations(deps, principal)),
    answer(clientInvitationCreate, ({ payload, ...caller }) => invite(deps, caller, payload)),
    answer(clientInvitationRemove, ({ payload, ...caller }) =>
      removeInvitation(deps, caller, payload.invitationId),
    ),
    answer(providerKeyList, ({ principal }) => listProviderKeys(deps, principal)),
    answer(providerKeyRotate, (caller) => rotateProviderKeys(deps, caller)),
    // Everybody whom an app asks for consent sees its picture.
    answer(clientLogo, async ({ payload }) => {
      const logo = await createClientStore(db).findLogo(payload.clientId);
      if (!logo) throw new DomainError('unknown_address');
      return fileReply({ contentType: logo.type, body: logo.body, maxAge: day });
    }),
  ];
}

async function done(task: Promise<unknown>): Promise<null> {
  await task;
  return null;
}
