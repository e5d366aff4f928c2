import { isAdministrator } from '#shared/contracts';
import { useUser } from '../../core/session/index.ts';

/** Notices worded for engineers are for administrators alone; everybody else reads what to do. */
export function useIsAdministrator(): boolean {
  return isAdministrator(useUser());
}
