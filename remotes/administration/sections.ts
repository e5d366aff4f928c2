import {
  Blocks,
  CalendarRange,
  FileUp,
  HeartHandshake,
  Hourglass,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  PackageCheck,
  School,
  ShieldCheck,
  UsersRound,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { lazy } from 'shell/ui';
import { isArea, type SectionGroup, type SessionUser } from '#shared/contracts';
import { appsQuery } from './apps/apps-query.ts';
import { classQuery } from './class/class-query.ts';
import { familiesQuery } from './families/families-query.ts';
import { importHash } from './import/import-hash.ts';
import type { MessageId } from './messages/message-id.ts';
import { OverviewPage } from './overview/overview-page.tsx';
import { overviewHash } from './overview/overview-query.ts';
import { releasesQuery } from './releases/releases-query.ts';
import { retentionRoute } from './retention/retention-query.ts';
import { rolesQuery } from './roles/roles-query.ts';
import { schoolsHash } from './schools/schools-query.ts';
import { securityHash } from './security/security-query.ts';
import { yearsQuery } from './years/years-query.ts';

export interface Section {
  /** The node of the menu `admin` that leads there: its permission, and its route. */
  readonly code: string;
  /** Where it stands in the side navigation. */
  readonly group: SectionGroup;
  /** The route in the hash, without a query. */
  readonly route: string;
  readonly label: MessageId;
  readonly icon: LucideIcon;
  readonly Content: ComponentType;
  /** Who has the section besides; left out, everybody whose menu holds it. */
  readonly isFor?: (user: SessionUser) => boolean;
}

/** The sections in the order of the side navigation. A new one is a line here, and a node of the menu that the platform ships; its code comes when somebody opens it. */
export const sections: readonly [Section, ...Section[]] = [
  {
    code: 'overview',
    group: 'glance',
    route: overviewHash.format(overviewHash.empty),
    label: 'administration.section.overview',
    icon: LayoutDashboard,
    Content: OverviewPage,
  },
  {
    code: 'schools',
    group: 'school',
    route: schoolsHash.format(schoolsHash.empty),
    label: 'administration.section.schools',
    icon: School,
    Content: lazy(async () => ({ default: (await import('./schools/schools-page.tsx')).SchoolsPage })),
    isFor: isArea,
  },
  {
    code: 'classes',
    group: 'school',
    route: classQuery.format(classQuery.empty),
    label: 'administration.section.classes',
    icon: UsersRound,
    Content: lazy(async () => ({ default: (await import('./list/classes-page.tsx')).ClassesPage })),
  },
  {
    code: 'years',
    group: 'school',
    route: yearsQuery.format(yearsQuery.empty),
    label: 'administration.section.years',
    icon: CalendarRange,
    Content: lazy(async () => ({ default: (await import('./years/years-page.tsx')).YearsPage })),
  },
  {
    code: 'import',
    group: 'school',
    route: importHash.format(importHash.empty),
    label: 'administration.section.import',
    icon: FileUp,
    Content: lazy(async () => ({ default: (await import('./import/import-page.tsx')).ImportPage })),
  },
  {
    code: 'apps',
    group: 'portal',
    route: appsQuery.format(appsQuery.empty),
    label: 'administration.section.apps',
    icon: Blocks,
    Content: lazy(async () => ({ default: (await import('./apps/apps-page.tsx')).AppsPage })),
  },
  {
    code: 'releases',
    group: 'portal',
    route: releasesQuery.format(releasesQuery.empty),
    label: 'administration.section.releases',
    icon: PackageCheck,
    Content: lazy(async () => ({ default: (await import('./releases/releases-page.tsx')).ReleasesPage })),
  },
  {
    code: 'roles',
    group: 'people',
    route: rolesQuery.format(rolesQuery.empty),
    label: 'administration.section.roles',
    icon: KeyRound,
    Content: lazy(async () => ({ default: (await import('./roles/roles-page.tsx')).RolesPage })),
  },
  {
    code: 'security',
    group: 'safety',
    route: securityHash.format(securityHash.empty),
    label: 'administration.section.security',
    icon: ShieldCheck,
    Content: lazy(async () => ({ default: (await import('./security/security-page.tsx')).SecurityPage })),
  },
  {
    code: 'family',
    group: 'people',
    route: familiesQuery.format(familiesQuery.empty),
    label: 'administration.section.families',
    icon: HeartHandshake,
    Content: lazy(async () => ({ default: (await import('./families/families-page.tsx')).FamiliesPage })),
  },
  {
    code: 'retention',
    group: 'safety',
    route: retentionRoute.format(retentionRoute.empty),
    label: 'administration.section.retention',
    icon: Hourglass,
    Content: lazy(async () => ({ default: (await import('./retention/retention-page.tsx')).RetentionPage })),
  },
];

/** The sections that a user has, in their order. @param codes what her menu holds */
export function sectionsOf(user: SessionUser, codes: readonly string[]): readonly Section[] {
  return sections.filter(({ code, isFor }) => codes.includes(code) && (!isFor || isFor(user)));
}

/** The section of some that a hash names; the first one where it names none, undefined where there is none of that route. */
export function findSection(hash: string, among: readonly Section[]): Section | undefined {
  const [route = ''] = hash.split('?');
  const isDefault = route === '' || route === '#' || route === '#/';
  return isDefault ? among[0] : among.find((section) => section.route === route);
}
