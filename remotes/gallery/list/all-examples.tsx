import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { SearchField } from 'shell/kit';
import { usePageTitle, useTranslations } from 'shell/session';
import { EmptyState, Flex, Heading, PageHeading, SimpleGrid, Stack, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { useFocusOnArrival } from '../page/use-focus-on-arrival.ts';
import { descriptions } from '../props/descriptions.ts';
import { ExampleCard } from './example-card.tsx';
import { type FoundInDoor, findExamples } from './find-examples.ts';

/** The start of the gallery: what there is, by door. */
export function AllExamples(): ReactElement {
  const t = useTranslations<MessageId>();
  const [typed, setTyped] = useState('');
  const found = findExamples(typed);
  const title = t('gallery.page.title');
  usePageTitle(title);
  useFocusOnArrival();
  return (
    <Stack gap="8" padding={{ base: '4', md: '6' }} maxWidth="page" width="100%" marginInline="auto">
      <Flex wrap="wrap" justify="space-between" align="flex-end" gap="4">
        <Stack gap="1">
          <PageHeading>{title}</PageHeading>
          <Text color="fg.muted">{t('gallery.page.text')}</Text>
        </Stack>
        <Flex flex="1" minWidth="16rem" justify={{ base: 'flex-start', md: 'flex-end' }}>
          <SearchField label={t('gallery.page.search')} value={typed} onValueChange={setTyped} />
        </Flex>
      </Flex>
      {found.map((each) => (
        <Door key={each.door} {...each} />
      ))}
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX size={40} strokeWidth={1.25} aria-hidden />}
          title={t('gallery.page.none')}
          text={t('gallery.page.noneText')}
        />
      ) : null}
    </Stack>
  );
}

function Door({ door, entries }: FoundInDoor): ReactElement {
  const t = useTranslations<MessageId>();
  const { data } = useQuery(descriptions);
  return (
    <Stack as="section" gap="3" aria-labelledby={`door-${door}`}>
      <Flex wrap="wrap" align="baseline" columnGap="3">
        <Heading as="h2" id={`door-${door}`} size="lg">
          <code>{`shell/${door}`}</code>
        </Heading>
        <Text color="fg.muted">{t(`gallery.door.${door}`)}</Text>
        <Text color="fg.muted" fontSize="sm" marginInlineStart={{ md: 'auto' }}>
          {t('gallery.page.count', { count: entries.length })}
        </Text>
      </Flex>
      <SimpleGrid minChildWidth="min(100%, 16rem)" gap="3">
        {entries.map((entry) => (
          <ExampleCard
            key={entry.exports[0]}
            door={door}
            entry={entry}
            about={data?.[door][entry.exports[0]]?.about}
          />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
