import type { ListedClass } from '#shared/contracts';

/** Grade and class in one text. */
export function nameOf({ gradeName, className }: Pick<ListedClass, 'gradeName' | 'className'>): string {
  return `${gradeName} ${className}`.trim();
}
