import { ChevronDown } from 'lucide-react';
import { type ReactElement, useId, useState } from 'react';
import { usePage, useTranslations } from 'shell/session';
import { Box, Button, chakra } from 'shell/ui';
import { parametersOf } from '#shared/hash-query';
import type { MessageId } from '../messages/message-id.ts';
import type { NavigationEntry } from './entry.ts';
import { EntryList } from './entry-list.tsx';

const Nav = chakra('nav', {
  base: {
    flexShrink: '0',
    width: { base: '100%', xl: '56' },
    paddingInlineStart: { base: '4', md: '6' },
    paddingInlineEnd: { base: '4', md: '6', xl: '0' },
    paddingTop: { base: '4', md: '6' },
    paddingBottom: { xl: '6' },
  },
});

export interface SideNavigationProps {
  entries: readonly NavigationEntry[];
  current: NavigationEntry;
  /** Stands before the hashes of this place, on pages of others. */
  base: string;
}

/** The sections of the place. Where there is no room for a column, a button says which is open and unfolds them. */
export function SideNavigation({ entries, current, base }: SideNavigationProps): ReactElement {
  const t = useTranslations<MessageId>();
  const listId = useId();
  const { path, hash } = usePage();
  const page = path + hash;
  // Unfolded at one address: whoever goes elsewhere has chosen.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === page;
  // A head teacher has one section: nothing to unfold.
  const isOnly = entries.length === 1;
  const unit = parametersOf(hash).get('unit');
  const Icon = current.icon;
  return (
    <Nav
      aria-label={t('administration.page.title')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpenAt(undefined);
      }}
    >
      {isOnly ? null : (
        <Button
          hideFrom="xl"
          variant="outline"
          width="100%"
          minHeight="11"
          justifyContent="flex-start"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={t('administration.navigation.open', { name: current.label })}
          onClick={() => setOpenAt(isOpen ? undefined : page)}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden />
          <Box as="span" flex="1" minWidth="0" textAlign="start" truncate>
            {current.label}
          </Box>
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
        </Button>
      )}
      <Box
        id={listId}
        display={{ base: isOpen || isOnly ? 'block' : 'none', xl: 'block' }}
        marginTop={{ base: '2', xl: '0' }}
        position={{ xl: 'sticky' }}
        top={{ xl: '20' }}
        maxHeight={{ xl: 'calc(100dvh - 6rem)' }}
        overflowY={{ xl: 'auto' }}
      >
        <EntryList
          entries={entries}
          current={current}
          hrefOf={(href) =>
            href.startsWith('#') ? `${base}${href}${unit ? `?${new URLSearchParams({ unit })}` : ''}` : href
          }
        />
      </Box>
    </Nav>
  );
}
