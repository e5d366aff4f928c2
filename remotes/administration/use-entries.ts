import {
  BadgeCheck,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  MonitorSmartphone,
  Palette,
  ScrollText,
  Users,
} from 'lucide-react';
import { usePermittedCodes } from 'shell/permissions';
import { useLanguage, useRegistry, useTranslations, useUser } from 'shell/session';
import { pick, type RegistryEntry, type SectionIcon } from '#shared/contracts';
import { manifest } from './manifest.ts';
import type { MessageId } from './messages/message-id.ts';
import type { NavigationEntry } from './navigation/entry.ts';
import { sectionNames } from './section-names.ts';
import { sectionsOf } from './sections.ts';

const icons: Readonly<Record<SectionIcon, LucideIcon>> = {
  appearance: Palette,
  audit: ScrollText,
  feedback: MessageSquareText,
  licences: BadgeCheck,
  megaphone: Megaphone,
  people: Users,
  sessions: MonitorSmartphone,
};

/** The sections that the user has: those of this place, and pages of other remotes that name it as their host. */
export function useEntries(): readonly NavigationEntry[] {
  const t = useTranslations<MessageId>();
  const codes = usePermittedCodes();
  const own = sectionsOf(useUser(), codes).map(
    ({ code, group, route, label, icon }): NavigationEntry => ({
      code,
      group,
      href: route,
      label: t(label),
      words: Object.values(sectionNames[code] ?? {}),
      icon,
    }),
  );
  return [...own, ...useGuests(codes)];
}

function useGuests(codes: readonly string[]): NavigationEntry[] {
  const { userType } = useUser();
  const { language } = useLanguage();
  const guestsOf = ({ names: appNames, slots }: RegistryEntry): NavigationEntry[] =>
    (slots?.sections ?? [])
      .filter(
        ({ host, code, userTypes }) =>
          host === manifest.name && codes.includes(code) && (userTypes?.includes(userType) ?? true),
      )
      .map(({ code, group, address, icon, names = appNames }) => ({
        code,
        group,
        href: address,
        label: pick(names, language),
        words: Object.values(names),
        icon: icons[icon],
      }));
  return useRegistry().flatMap(guestsOf);
}
