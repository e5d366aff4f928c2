import type { RegisteredClient } from '#shared/contracts';
import { type Section, sections } from '../routes/route.ts';

type Viewed = Pick<RegisteredClient, 'rights' | 'kind'>;

/** Sections for administrators who only switch an app for their own unit. */
const forEverybody: readonly Section[] = ['overview', 'units', 'program'];

/** The sections of an app that a user has; only an app that keeps a secret can work without a user. */
export function sectionsFor({ rights, kind }: Viewed): Section[] {
  return sections.filter((section) => {
    if (section === 'program' && kind !== 'confidential') return false;
    if (!rights.includes('manage')) return forEverybody.includes(section);
    if (section === 'secrets') return kind !== 'public';
    return section !== 'units' || kind !== 'sandbox';
  });
}
