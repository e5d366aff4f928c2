import { AppWindow } from 'lucide-react';
import { type ReactElement, useMemo, useState } from 'react';
import { usePage, usePageTitle, useTranslations } from 'shell/session';
import { EmptyState, PageHeading, Stack } from 'shell/ui';
import { parametersOf } from '#shared/hash-query';
import { readViewportQuery } from '#shared/viewport-files';
import { Container } from './containers/container.tsx';
import { keyOf } from './containers/keep-containers.ts';
import { useContainers } from './containers/use-containers.ts';
import { useKeptTitle } from './containers/use-kept-title.ts';
import type { MessageId } from './messages/message-id.ts';

/** The old bundle that the address asks for, and out of sight those that were open before (P03). */
export function ViewportPage(): ReactElement {
  const t = useTranslations<MessageId>();
  const { hash, search } = usePage();
  const query = useMemo(() => readQuery(hash, search), [hash, search]);
  const containers = useContainers(query);
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const current = query && keyOf(query);
  const title = (current !== undefined && titles[current]) || t('viewport.page.title');
  usePageTitle(title);
  useKeptTitle(title);
  return (
    <Stack gap="4" padding={{ base: '4', md: '6' }} maxWidth="page" width="100%" marginInline="auto">
      <PageHeading>{title}</PageHeading>
      {query ? null : (
        <EmptyState
          icon={<AppWindow size={40} strokeWidth={1.25} aria-hidden />}
          title={t('viewport.empty.title')}
          text={t('viewport.empty.text')}
        />
      )}
      {containers.map((each) => (
        <Container
          key={each.key}
          query={each.query}
          isCurrent={each.key === current}
          onTitle={(text) => setTitles((all) => ({ ...all, [each.key]: text }))}
        />
      ))}
    </Stack>
  );
}

/** Apps keep their routes in the hash; an address without one may say it in its query. */
function readQuery(hash: string, search: string) {
  const route = parametersOf(hash);
  return readViewportQuery(route.has('app') ? route : new URLSearchParams(search), location.origin);
}
