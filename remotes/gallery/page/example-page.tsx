import { type ReactElement, type ReactNode, Suspense, useId } from 'react';
import { usePageTitle, useTranslations } from 'shell/session';
import { AppLink, Box, Card, Center, Heading, PageHeading, Spinner, Stack } from 'shell/ui';
import type { ExampleEntry } from '../examples/example-entry.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { DoorName } from '../routes/route.ts';
import { CodeView } from './code-view.tsx';
import { DisplayBar } from './display-bar.tsx';
import { About, PropsSections } from './exports-view.tsx';
import { KeyTable } from './key-table.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

export interface ExamplePageProps {
  door: DoorName;
  entry: ExampleEntry;
}

/** A component at work, with its properties, its keys and the code of the example. */
export function ExamplePage({ door, entry }: ExamplePageProps): ReactElement {
  const t = useTranslations<MessageId>();
  const [name] = entry.exports;
  usePageTitle(name);
  useFocusOnArrival();
  return (
    <Stack gap="6">
      <Stack gap="1">
        <AppLink
          href="#/"
          alignSelf="flex-start"
          display={{ lg: 'none' }}
          minHeight="11"
          alignItems="center"
          color="brand.fg"
        >
          {t('gallery.page.all')}
        </AppLink>
        <PageHeading overflowWrap="anywhere">
          <code>{name}</code>
        </PageHeading>
        <About door={door} entry={entry} />
      </Stack>
      <Section title={t('gallery.view.example')}>
        <Suspense
          fallback={
            <Center minHeight="24">
              <Spinner />
            </Center>
          }
        >
          <Box data-example={name}>
            <entry.View />
          </Box>
        </Suspense>
        <Box marginTop="6" paddingTop="4" borderTopWidth="1px" borderColor="border.muted">
          <DisplayBar />
        </Box>
      </Section>
      <Section title={t('gallery.view.props')}>
        <PropsSections door={door} entry={entry} />
      </Section>
      {entry.keys.length > 0 ? (
        <Section title={t('gallery.view.keys')}>
          <KeyTable keys={entry.keys} />
        </Section>
      ) : null}
      <Section title={t('gallery.view.code')}>
        <CodeView entry={entry} />
      </Section>
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <Card aria-labelledby={id} padding={{ base: '4', md: '6' }} minWidth="0">
      <Heading as="h2" id={id} size="md" marginBottom="4">
        {title}
      </Heading>
      {children}
    </Card>
  );
}
