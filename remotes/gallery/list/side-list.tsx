import { type ReactElement, useEffect, useRef, useState } from 'react';
import { SearchField } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { AppLink, Box, chakra, Text } from 'shell/ui';
import type { ExampleEntry } from '../examples/example-entry.ts';
import type { MessageId } from '../messages/message-id.ts';
import { hashOf } from '../routes/route.ts';
import { findExamples } from './find-examples.ts';

const List = chakra('ul', { base: { listStyle: 'none', marginBottom: '4' } });

const entryStyle = {
  display: 'block',
  paddingInline: '3',
  paddingBlock: '1.5',
  borderRadius: 'control',
  color: 'fg',
  textDecoration: 'none',
  _hover: { bg: 'bg.subtle' },
  _currentPage: { bg: 'brand.subtle', color: 'brand.fg', fontWeight: '600' },
} as const;

/** All components beside the open one, where there is room for it. */
export function SideList({ open }: { open: ExampleEntry | undefined }): ReactElement {
  const t = useTranslations<MessageId>();
  const [typed, setTyped] = useState('');
  const found = findExamples(typed);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open && list.current) showOpenLink(list.current);
  }, [open]);
  return (
    <Box
      ref={list}
      as="nav"
      aria-label={t('gallery.page.all')}
      display={{ base: 'none', lg: 'block' }}
      width="60"
      flexShrink="0"
      position="sticky"
      top="calc(3.75rem + 1.5rem)"
      alignSelf="flex-start"
      maxHeight="calc(100dvh - 6.75rem)"
      overflowY="auto"
      padding="1"
    >
      <Box marginBottom="4">
        <SearchField label={t('gallery.page.search')} value={typed} onValueChange={setTyped} />
      </Box>
      {found.map(({ door, entries }) => (
        <Box key={door}>
          <Text paddingInline="3" paddingBottom="1" fontSize="sm" color="fg.muted">
            <code>{`shell/${door}`}</code>
          </Text>
          <List>
            {entries.map((entry) => (
              <li key={entry.exports[0]}>
                <AppLink
                  href={hashOf(door, entry)}
                  {...(entry === open ? { 'aria-current': 'page' } : {})}
                  {...entryStyle}
                >
                  <code>{entry.exports[0]}</code>
                </AppLink>
              </li>
            ))}
          </List>
        </Box>
      ))}
      <Text role="status" paddingInline="3" color="fg.muted">
        {found.length === 0 ? t('gallery.page.none') : ''}
      </Text>
    </Box>
  );
}

/** Scrolls the list alone, where the open component is out of sight: the page itself stays at its top. */
function showOpenLink(list: HTMLElement): void {
  const link = list.querySelector<HTMLElement>('[aria-current=page]');
  if (!link) return;
  const top = link.offsetTop - list.scrollTop;
  if (top < 0 || top > list.clientHeight - link.offsetHeight)
    list.scrollTop = link.offsetTop - list.clientHeight / 2;
}
