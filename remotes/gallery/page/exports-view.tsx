import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QueryView } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Box, chakra, Heading, Stack, Text } from 'shell/ui';
import type { ExampleEntry } from '../examples/example-entry.ts';
import type { MessageId } from '../messages/message-id.ts';
import { descriptions } from '../props/descriptions.ts';
import { type PagePart, type PageParts, partsOfPage } from '../props/parts-of-page.ts';
import type { DoorName } from '../routes/route.ts';
import { DocText } from './doc-text.tsx';
import { PropsTable } from './props-table.tsx';

const Signature = chakra('code', {
  base: { fontFamily: 'mono', fontSize: 'sm', overflowWrap: 'anywhere' },
});

interface ExportsProps {
  door: DoorName;
  entry: ExampleEntry;
}

/** What a component is for: from its docstring, or in words of the gallery. */
export function About({ door, entry }: ExportsProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { data } = useQuery(descriptions);
  const style = { color: 'fg.muted', maxWidth: '72ch', minHeight: '6' } as const;
  if (entry.about) return <Text {...style}>{t(entry.about)}</Text>;
  return <DocText text={data?.[door][entry.exports[0]]?.about ?? ''} {...style} />;
}

/** What the exports of a page take, and the types that they name. */
export function PropsSections({ door, entry }: ExportsProps): ReactElement {
  const query = useQuery(descriptions);
  return (
    <QueryView query={query}>
      {(doors) => <Parts names={entry.exports} {...partsOfPage(doors[door], entry.exports)} />}
    </QueryView>
  );
}

function Parts({ names, parts, plain }: PageParts & { names: readonly string[] }): ReactElement {
  const t = useTranslations<MessageId>();
  const hasHeadings = parts.length > 1 || names.length > 1;
  return (
    <Stack gap="6">
      {parts.map((part) => (
        <Box key={part.name} minWidth="0">
          {hasHeadings ? (
            <Heading as="h3" size="sm" marginBottom="2">
              <code>{part.name}</code>
            </Heading>
          ) : null}
          {part.name === names[0] || part.about === '' ? null : (
            <DocText text={part.about} fontSize="sm" color="fg.muted" marginBottom="2" />
          )}
          <PartView {...part} />
        </Box>
      ))}
      {plain.length > 0 ? (
        <Box>
          {names.length > 1 ? (
            <Heading as="h3" size="sm" marginBottom="2">
              <code>{plain.join(', ')}</code>
            </Heading>
          ) : null}
          <Text fontSize="sm">{t('gallery.view.noProps')}</Text>
        </Box>
      ) : null}
      {parts.length > 0 ? (
        <Text fontSize="sm" color="fg.muted">
          {t('gallery.view.propsText')}
        </Text>
      ) : null}
    </Stack>
  );
}

function PartView({ name, props, signature }: PagePart): ReactElement {
  return props.length > 0 ? <PropsTable name={name} props={props} /> : <Signature>{signature}</Signature>;
}
