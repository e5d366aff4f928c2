import type { LucideIcon } from 'lucide-react';
import { type SectionGroup, sectionGroups } from '#shared/contracts';

/** A line of the side navigation: a section of this place, or a page of another remote that is one. */
export interface NavigationEntry {
  /** The node of the menu `admin` that shows it. */
  readonly code: string;
  readonly group: SectionGroup;
  /** Address of the section, without a query; a hash alone within this place. */
  readonly href: string;
  readonly label: string;
  /** What it is found by besides its label. */
  readonly words: readonly string[];
  readonly icon: LucideIcon;
}

/** The entries of each group that has some, in the order of groups, and inside in that of the menu. */
export function groupEntries(
  entries: readonly NavigationEntry[],
  codes: readonly string[],
): readonly { group: SectionGroup; entries: readonly NavigationEntry[] }[] {
  const inOrder = [...entries].sort((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code));
  return sectionGroups
    .map((group) => ({ group, entries: inOrder.filter((entry) => entry.group === group) }))
    .filter((each) => each.entries.length > 0);
}

/** The entry of a page of another remote: the one whose route the hash has, or else the first one of the path. */
export function findEntryOfPage(
  { path, hash }: { readonly path: string; readonly hash: string },
  entries: readonly NavigationEntry[],
): NavigationEntry | undefined {
  const [route = ''] = hash.split('?');
  const ofPath = entries.filter(({ href }) => href.replace(/#.*/, '') === path);
  return ofPath.find(({ href }) => href === path + route) ?? ofPath[0];
}
