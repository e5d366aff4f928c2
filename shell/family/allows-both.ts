import type { Icon } from '#shared/contracts';

const bothIdentities = [2, 3] as const;

/** Whether an app is for teachers and parents alike (L02). */
export const allowsBoth = ({ limitUserType }: Pick<Icon, 'limitUserType'>): boolean =>
  bothIdentities.every((type) => limitUserType?.includes(type));
