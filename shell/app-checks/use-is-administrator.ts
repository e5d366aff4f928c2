import { isAdministrator } from '#shared/contracts';
import { useUser } from '../session/index.ts';

/** Notices worded for engineers are for administrators alone; everybody else reads what to do. */
export const useIsAdministrator = (): boolean => isAdministrator(useUser());
