import { request } from 'shell/request';
import { type Licence, licenceSave } from '#shared/contracts';
import type { TermsDraft } from '../state/terms-draft.ts';

/** Gives a unit new terms for a service; the form shows what is wrong. */
export const saveLicence = (
  { unitId, serverId }: Pick<Licence, 'unitId' | 'serverId'>,
  terms: TermsDraft,
): Promise<Licence> => request(licenceSave, { unitId, serverId, ...terms }, { silent: true });
