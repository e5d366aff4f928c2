import { type ReactElement, useId, useState } from 'react';
import { findItems, SearchField, useReadings } from 'shell/kit';
import { usePermittedCodes } from 'shell/permissions';
import { useTranslations } from 'shell/session';
import { AppLink, Box, chakra, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { groupEntries, type NavigationEntry } from './entry.ts';

const List = chakra('ul', {
  base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '0.5' },
});

/** Fewer are found faster by looking. */
const searchFrom = 6;

export interface EntryListProps {
  entries: readonly NavigationEntry[];
  current: NavigationEntry;
  hrefOf: (href: string) => string;
}

/** The sections in their groups, with a field that narrows them by words and pinyin. */
export function EntryList({ entries, ...shown }: EntryListProps): ReactElement {
  const t = useTranslations<MessageId>();
  const [text, setText] = useState('');
  return (
    <>
      {entries.length < searchFrom ? null : (
        <Box marginBottom="3">
          <SearchField value={text} onValueChange={setText} label={t('administration.navigation.search')} />
        </Box>
      )}
      {text === '' ? (
        <Groups entries={entries} {...shown} />
      ) : (
        <Found entries={entries} text={text} {...shown} />
      )}
    </>
  );
}

/** The readings of Chinese come when somebody types. */
function Found({ entries, text, ...shown }: EntryListProps & { text: string }): ReactElement {
  const t = useTranslations<MessageId>();
  const found = findItems(entries, text, useReadings());
  return (
    <>
      <Text role="status" color="fg.muted" fontSize="sm" paddingInline="3">
        {found.length === 0 ? t('administration.navigation.none') : ''}
      </Text>
      <Groups entries={found} {...shown} />
    </>
  );
}

function Groups({ entries, current, hrefOf }: EntryListProps): ReactElement {
  const t = useTranslations<MessageId>();
  const codes = usePermittedCodes();
  return (
    <>
      {groupEntries(entries, codes).map(({ group, entries: inside }) => (
        <EntryGroup
          key={group}
          heading={group === 'glance' ? undefined : t(`administration.group.${group}`)}
          entries={inside}
          current={current}
          hrefOf={hrefOf}
        />
      ))}
    </>
  );
}

function EntryGroup({
  heading,
  entries,
  current,
  hrefOf,
}: EntryListProps & { heading: string | undefined }): ReactElement {
  const id = useId();
  return (
    <Box marginBottom="2">
      {heading === undefined ? null : (
        <Text id={id} fontSize="sm" color="fg.muted" paddingInline="3" paddingBlock="1">
          {heading}
        </Text>
      )}
      <List aria-labelledby={heading === undefined ? undefined : id}>
        {entries.map((entry) => (
          <li key={entry.code}>
            <EntryLink entry={entry} href={hrefOf(entry.href)} isCurrent={entry.code === current.code} />
          </li>
        ))}
      </List>
    </Box>
  );
}

interface EntryLinkProps {
  entry: NavigationEntry;
  href: string;
  isCurrent: boolean;
}

function EntryLink({ entry: { label, icon: Icon }, href, isCurrent }: EntryLinkProps): ReactElement {
  return (
    <AppLink
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      display="flex"
      alignItems="center"
      gap="2"
      minHeight={{ base: '11', xl: '9' }}
      paddingInline="3"
      borderRadius="control"
      color={isCurrent ? 'brand.fg' : 'fg'}
      bg={isCurrent ? 'bg.muted' : undefined}
      fontWeight={isCurrent ? '600' : undefined}
      _hover={{ bg: 'bg.subtle', textDecoration: 'none' }}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      {label}
    </AppLink>
  );
}
