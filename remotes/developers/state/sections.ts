import type { RegisteredClient } from '#shared/contracts';
import { type Section, sections } from './route.ts';

type Viewed = Pick<RegisteredClient, 'rights' | 'kind'>;

/** What somebody may see who only switches an app for the own unit. */
const forEverybody: readonly Section[] = ['overview', 'units'];

/** The sections of an app that a user has; a public app has no secrets. */
export const sectionsFor = ({ rights, kind }: Viewed): Section[] =>
  sections.filter((section) => {
    if (!rights.includes('manage')) return forEverybody.includes(section);
    if (section === 'secrets') return kind !== 'public';
    return section !== 'units' || kind !== 'sandbox';
  });
