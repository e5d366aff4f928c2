import {
  Building2,
  CalendarCheck,
  CircleUserRound,
  LayoutGrid,
  type LucideIcon,
  Megaphone,
} from 'lucide-react';
import type { ReactElement } from 'react';
import type { UserMenuIcon, UserMenuPlace } from '#shared/contracts';
import { entryStyle } from '../../kit/panel/index.ts';
import { AppLink, Button } from '../../kit/ui/index.ts';
import { useUserMenuEntries } from './fillers.ts';

interface UserMenuEntriesProps {
  place: UserMenuPlace;
  /** Called when the user follows one. */
  onDone: () => void;
}

const icons: Readonly<Record<UserMenuIcon, LucideIcon>> = {
  app: LayoutGrid,
  building: Building2,
  calendar: CalendarCheck,
  megaphone: Megaphone,
  person: CircleUserRound,
};

/** Links that the manifests of remotes put here; no code of theirs is needed. */
export function UserMenuEntries({ place, onDone }: UserMenuEntriesProps): ReactElement {
  return (
    <>
      {useUserMenuEntries(place).map(({ address, icon = 'app', name }) => {
        const Icon = icons[icon];
        return (
          <Button key={address} asChild {...entryStyle}>
            <AppLink href={address} onClick={onDone}>
              <Icon size={18} strokeWidth={1.75} aria-hidden />
              {name}
            </AppLink>
          </Button>
        );
      })}
    </>
  );
}
