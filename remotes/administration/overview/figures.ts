import {
  BadgeCheck,
  GraduationCap,
  HardDrive,
  LayoutGrid,
  ListChecks,
  LogIn,
  type LucideIcon,
  Megaphone,
  UsersRound,
} from 'lucide-react';
import type { UnitOverview } from '#shared/contracts';
import { formatSize, formatThousands } from '#shared/numbers';
import type { MessageId } from '../messages/message-id.ts';

/** From this part of its space on, a unit is told that it runs out. */
const fullFrom = 0.9;

/** A line below a figure: its words and the numbers in them. */
export interface FigureNote {
  readonly text: MessageId;
  readonly values: Readonly<Record<string, number | string>>;
  /** Whether somebody should see to it. */
  readonly isWarning?: boolean;
}

export interface Figure {
  readonly label: MessageId;
  readonly icon: LucideIcon;
  readonly value: string;
  readonly notes: readonly FigureNote[];
  /** The address where it is kept, for users who have that section. Pages that show the own unit alone are left out where another one is shown. */
  readonly href?: string;
}

/** A figure, and the section that its address belongs to. */
interface Found extends Figure {
  readonly section?: string;
}

/** Whose figures are shown. */
export interface FiguresOf {
  /** Empty for the own unit. */
  readonly unitId: string;
  /** The unit is a bureau, which has no classes. */
  readonly isBureau: boolean;
  /** Writes a day as the user's calendar has it. */
  readonly formatDay: (at: string) => string;
  /** The sections of the user. */
  readonly codes: readonly string[];
}

/** What the overview shows of a unit, in this order. */
export function figuresOf(overview: UnitOverview, of: FiguresOf): readonly Figure[] {
  const { unitId, isBureau, codes } = of;
  const isOwn = unitId === '';
  const all: Found[] = [
    peopleOf(overview, isOwn),
    ...(isBureau ? [] : [classesOf(overview, unitId)]),
    signInsOf(overview, isOwn),
    appsOf(overview, unitId),
    licencesOf(overview, of),
    {
      label: 'administration.overview.announcements',
      icon: Megaphone,
      value: formatThousands(overview.announcements),
      notes: [{ text: 'administration.overview.running', values: {} }],
      ...(isOwn && { href: '/announcements', section: 'announcements' }),
    },
    storageOf(overview),
    jobsOf(overview, unitId),
  ];
  return all.map(({ href, section = '', ...figure }) => ({
    ...figure,
    ...(href && codes.includes(section) && { href }),
  }));
}

function storageOf({ storageBytes, storageQuota }: UnitOverview): Figure {
  return {
    label: 'administration.overview.storage',
    icon: HardDrive,
    value: formatSize(storageBytes),
    notes: [
      {
        text: 'administration.overview.storageNote',
        values: { quota: formatSize(storageQuota) },
        isWarning: storageBytes > storageQuota * fullFrom,
      },
    ],
  };
}

function jobsOf({ jobs: { imports, promotions } }: UnitOverview, unitId: string): Found {
  return {
    label: 'administration.overview.jobs',
    icon: ListChecks,
    value: formatThousands(imports + promotions),
    notes: [{ text: 'administration.overview.jobsNote', values: { imports, promotions } }],
    href: withUnit(promotions > 0 ? '#/years' : '#/import', unitId),
    section: promotions > 0 ? 'years' : 'import',
  };
}

function withUnit(address: string, unitId: string): string {
  return unitId === '' ? address : `${address}?${new URLSearchParams({ unit: unitId })}`;
}

function peopleOf({ people }: UnitOverview, isOwn: boolean): Found {
  const { students, teachers, parents, administrators, disabled } = people;
  return {
    label: 'administration.overview.people',
    icon: UsersRound,
    value: formatThousands(students + teachers + parents + administrators),
    notes: [
      { text: 'administration.overview.kinds', values: { students, teachers, parents } },
      { text: 'administration.overview.disabled', values: { disabled } },
    ],
    ...(isOwn && { href: '/pages/base/pc_base_tm/index.html#/people/list', section: 'people' }),
  };
}

function classesOf({ classes: { open, withoutHead } }: UnitOverview, unitId: string): Found {
  return {
    label: 'administration.overview.classes',
    icon: GraduationCap,
    value: formatThousands(open),
    notes: [
      {
        text: 'administration.overview.withoutHead',
        values: { count: withoutHead },
        isWarning: withoutHead > 0,
      },
    ],
    href: withUnit('#/classes', unitId),
    section: 'classes',
  };
}

function signInsOf({ signIns: { today, people, sessions } }: UnitOverview, isOwn: boolean): Found {
  return {
    label: 'administration.overview.signIns',
    icon: LogIn,
    value: formatThousands(today),
    notes: [
      { text: 'administration.overview.signInsNote', values: { people } },
      { text: 'administration.overview.sessions', values: { count: sessions } },
    ],
    ...(isOwn && { href: '/account/unit#/sessions', section: 'sessions' }),
  };
}

function appsOf({ appsOpened, appRequests }: UnitOverview, unitId: string): Found {
  return {
    label: 'administration.overview.apps',
    icon: LayoutGrid,
    value: formatThousands(appsOpened),
    notes: [
      { text: 'administration.overview.appsNote', values: {} },
      ...(appRequests > 0
        ? [
            {
              text: 'administration.overview.requests' as const,
              values: { count: appRequests },
              isWarning: true,
            },
          ]
        : []),
    ],
    href: withUnit('#/apps', unitId),
    section: 'apps',
  };
}

function licencesOf({ licences }: UnitOverview, { unitId, formatDay }: FiguresOf): Found {
  const { active, ending, expired, unreadable, nextEnd } = licences;
  const isWarning = ending + expired + unreadable > 0;
  return {
    label: 'administration.overview.licences',
    icon: BadgeCheck,
    value: formatThousands(active + ending),
    notes: [
      {
        text: 'administration.overview.licenceStates',
        values: { ending, expired: expired + unreadable },
        isWarning,
      },
      ...(nextEnd === null
        ? []
        : [{ text: 'administration.overview.nextEnd' as const, values: { date: formatDay(nextEnd) } }]),
    ],
    href: withUnit('/licences', unitId),
    section: 'licences',
  };
}
