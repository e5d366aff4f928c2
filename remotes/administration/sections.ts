import { CalendarRange, type LucideIcon, UsersRound } from 'lucide-react';
import type { ComponentType } from 'react';
import { classQuery } from './class/class-query.ts';
import { ClassesPage } from './list/classes-page.tsx';
import type { MessageId } from './messages/message-id.ts';
import { YearsPage } from './years/years-page.tsx';
import { yearsQuery } from './years/years-query.ts';

export interface Section {
  /** The route in the hash, without a query. */
  readonly route: string;
  readonly label: MessageId;
  readonly icon: LucideIcon;
  readonly Content: ComponentType;
}

/** The sections in the order of the side navigation. A new one is a line here. */
export const sections: readonly [Section, ...Section[]] = [
  {
    route: classQuery.format(classQuery.empty),
    label: 'administration.section.classes',
    icon: UsersRound,
    Content: ClassesPage,
  },
  {
    route: yearsQuery.format(yearsQuery.empty),
    label: 'administration.section.years',
    icon: CalendarRange,
    Content: YearsPage,
  },
];

/** The section that a hash names; the first one where it names none, undefined where there is none of that route. */
export function findSection(hash: string): Section | undefined {
  const [route = ''] = hash.split('?');
  const isDefault = route === '' || route === '#' || route === '#/';
  return isDefault ? sections[0] : sections.find((section) => section.route === route);
}
