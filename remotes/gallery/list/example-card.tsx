import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { AppLink, Box, Text } from 'shell/ui';
import type { ExampleEntry } from '../examples/example-entry.ts';
import type { MessageId } from '../messages/message-id.ts';
import { DocText } from '../page/doc-text.tsx';
import { type DoorName, hashOf } from '../routes/route.ts';

const summary = { marginTop: '1', fontSize: 'sm', color: 'fg.muted', lineClamp: '2' } as const;

export interface ExampleCardProps {
  door: DoorName;
  entry: ExampleEntry;
  /** Docstring of the first component; undefined while it is on its way. */
  about: string | undefined;
}

/** Leads to the page of a component; the whole card is the link. */
export function ExampleCard({ door, entry, about = '' }: ExampleCardProps): ReactElement {
  const t = useTranslations<MessageId>();
  const [name, ...others] = entry.exports;
  return (
    <AppLink
      href={hashOf(door, entry)}
      display="block"
      padding="4"
      minHeight="28"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.muted"
      borderRadius="card"
      color="fg"
      textDecoration="none"
      _hover={{ borderColor: 'brand.border', boxShadow: 'raised' }}
    >
      <Box>
        <Text fontWeight="600" color="brand.fg" overflowWrap="anywhere">
          <code>{name}</code>
        </Text>
        {entry.about ? (
          <Text {...summary}>{t(entry.about)}</Text>
        ) : (
          <DocText text={firstSentence(about)} {...summary} />
        )}
        {others.length > 0 ? (
          <Text marginTop="2" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
            <code>{`+ ${others.join(', ')}`}</code>
          </Text>
        ) : null}
      </Box>
    </AppLink>
  );
}

function firstSentence(text: string): string {
  return text.split(/(?<=\.) /, 1)[0] ?? '';
}
