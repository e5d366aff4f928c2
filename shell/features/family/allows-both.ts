import type { Icon } from '#shared/contracts';

const bothIdentities = [2, 3] as const;

/** Whether an app is for teachers and parents alike (L02). */
export function allowsBoth({ limitUserType }: Pick<Icon, 'limitUserType'>): boolean {
  return bothIdentities.every((type) => limitUserType?.includes(type));
}
