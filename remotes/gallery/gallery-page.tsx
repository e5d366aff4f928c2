import type { ReactElement } from 'react';
import { usePage, useTranslations } from 'shell/session';
import { AppLink, Box, Flex, PageError } from 'shell/ui';
import { AllExamples } from './list/all-examples.tsx';
import { SideList } from './list/side-list.tsx';
import type { MessageId } from './messages/message-id.ts';
import { ExamplePage } from './page/example-page.tsx';
import { parseRoute, type Route } from './routes/route.ts';

/** All components in a list, and a page for each; the address says which is open. */
export function GalleryPage(): ReactElement {
  const { hash } = usePage();
  const route = parseRoute(hash);
  if (route.name === 'all') return <AllExamples />;
  return (
    <Flex maxWidth="page" width="100%" marginInline="auto" gap="6" padding={{ base: '4', md: '6' }}>
      <SideList open={route.name === 'example' ? route.entry : undefined} />
      <Box flex="1" minWidth="0">
        <Content route={route} />
      </Box>
    </Flex>
  );
}

function Content({ route }: { route: Route }): ReactElement {
  const t = useTranslations<MessageId>();
  if (route.name === 'example')
    return <ExamplePage key={route.entry.exports[0]} door={route.door} entry={route.entry} />;
  return (
    <PageError title={t('gallery.page.unknown')} text={t('gallery.page.unknownText')}>
      <AppLink href="#/">{t('gallery.page.all')}</AppLink>
    </PageError>
  );
}
