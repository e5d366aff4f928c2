import {
  type clientPkceSet,
  DomainError,
  type ParsedPayloadOf,
  type RegisteredClient,
} from '#shared/contracts';
import { changeClient } from './change-client.ts';
import type { Caller, DevelopersDeps } from './developers-deps.ts';

const day = 24 * 3600 * 1000;
const longest = 366 * day;

const wrongDay = '请选择今天之后一年以内的日期|||Choose a day after today, at most a year ahead';
const publicNeeds = '公开应用必须使用 PKCE|||A public app cannot do without PKCE';

/**
 * Lists a client that cannot speak PKCE until a date, or ends that.
 * @throws DomainError `not_found`, `forbidden`, `invalid_input`, `conflict`
 */
export function setPkce(
  deps: DevelopersDeps,
  caller: Caller,
  { clientId, until }: ParsedPayloadOf<typeof clientPkceSet>,
): Promise<RegisteredClient> {
  return changeClient(deps, caller, {
    clientId,
    right: 'decide',
    decide: async ({ client }) => {
      const end = until === '' ? null : endOf(until, deps.clock());
      if (end !== null && client.kind === 'public')
        throw new DomainError('conflict', { message: publicNeeds });
      const detail = end === null ? 'needed' : `not needed until ${until}`;
      return { change: { legacy_without_pkce_until: end }, trace: { act: 'pkce.changed', detail } };
    },
  });
}

/** The last instant of a day. @throws DomainError `invalid_input` */
function endOf(until: string, now: number): number {
  const end = Date.parse(`${until}T23:59:59.999Z`);
  if (Number.isNaN(end) || end <= now + day || end > now + longest + day)
    throw new DomainError('invalid_input', { fieldErrors: [{ field: 'until', message: wrongDay }] });
  return end;
}
