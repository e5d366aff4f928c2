import { createClientStore } from '#platform/clients';
import {
  type clientDecide,
  type clientSetStatus,
  DomainError,
  type ParsedPayloadOf,
  type RegisteredClient,
} from '#shared/contracts';
import { changeClient } from './change-client.ts';
import { getClient, type SeenClient } from './client-view.ts';
import type { Caller, DevelopersDeps } from './developers-deps.ts';
import { writeTrace } from './traces.ts';

const otherStatus = '应用的状态已变化，请刷新后重试|||The state of this app has changed. Please reload';

/**
 * Approves or declines what was requested. Approved, it is on in the unit that it comes from, and each other unit decides
 * for itself.
 * @throws DomainError `not_found`, `forbidden`, `conflict`
 */
export async function decideClient(
  deps: DevelopersDeps,
  caller: Caller,
  { clientId, revision, decision, note }: ParsedPayloadOf<typeof clientDecide>,
): Promise<RegisteredClient> {
  return changeClient(deps, caller, {
    clientId,
    right: 'decide',
    revision,
    decide: async (seen, trx) => {
      requireStatus(seen, 'requested');
      if (decision === 'decline') {
        await deps.endClient(trx, clientId);
        const change = { status: 'disabled' as const, status_note: note || null };
        return { change, trace: { act: 'client.declined', detail: note } };
      }
      const unitId = seen.client.unitId ?? caller.principal.unitId;
      await createClientStore(trx).setUnitState(clientId, unitId, 'on');
      const change = { status: 'active' as const, status_note: null };
      return { change, trace: { act: 'client.approved', detail: `on in ${unitId}` } };
    },
  });
}

/**
 * Disables a client, whose tokens end in the same moment; enables it (administrators); or asks for that (owners).
 * @throws DomainError `not_found`, `forbidden`, `conflict`
 */
export async function setClientStatus(
  deps: DevelopersDeps,
  caller: Caller,
  { clientId, action, note }: ParsedPayloadOf<typeof clientSetStatus>,
): Promise<RegisteredClient> {
  const right = action === 'enable' ? 'decide' : 'manage';
  return changeClient(deps, caller, {
    clientId,
    right,
    decide: async (seen, trx) => {
      if (action === 'disable') {
        requireStatus(seen, 'active', 'requested');
        await deps.endClient(trx, clientId);
        const change = { status: 'disabled' as const, status_note: note || null };
        return { change, trace: { act: 'client.disabled', detail: note } };
      }
      requireStatus(seen, 'disabled');
      const isOpen = action === 'enable' || seen.client.isSandboxOnly;
      const change = { status: isOpen ? ('active' as const) : ('requested' as const), status_note: null };
      return { change, trace: { act: isOpen ? 'client.enabled' : 'client.requested' } };
    },
  });
}

const stillActive = '请先停用应用，再删除|||Disable the app before you delete it';

/** Deletes what is not active, with secrets and log; the audit trail keeps that it was there. @throws DomainError */
export async function removeClient(deps: DevelopersDeps, caller: Caller, clientId: string): Promise<void> {
  await deps.database.db.transaction().execute(async (trx) => {
    const { client } = await getClient(trx, caller.principal, clientId, 'manage');
    if (client.status === 'active') throw new DomainError('conflict', { message: stillActive });
    await deps.endClient(trx, clientId);
    await createClientStore(trx).remove(clientId);
    await writeTrace(deps, trx, caller, { clientId, act: 'client.removed', detail: client.name['zh-CN'] });
  });
}

function requireStatus({ client }: SeenClient, ...expected: string[]): void {
  if (!expected.includes(client.status)) throw new DomainError('conflict', { message: otherStatus });
}
