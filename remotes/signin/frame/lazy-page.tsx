import { type ComponentType, type ReactElement, Suspense, use } from 'react';
import { IntlExtension, useLanguage } from 'shell/session';
import type { CompiledMessages, Language } from '#shared/contracts';
import { CardSkeleton } from './card-skeleton.tsx';
import { PageFrame } from './page-frame.tsx';

/** A page that is fetched when it opens, with the messages that only it shows. */
export interface LoadedPage {
  Page: ComponentType;
  messages: CompiledMessages;
}

type FetchPage = (language: Language) => Promise<LoadedPage>;

/**
 * Makes a view of a page that is a separate download. The first form then does not wait for it.
 * @param load fetches page and messages; after a failure the next try fetches again
 */
export function lazyPage(load: FetchPage): ComponentType {
  let loading: Promise<LoadedPage> | undefined;
  const fetchOnce: FetchPage = (language) => {
    loading ??= load(language).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const skeleton = (
    <PageFrame>
      <CardSkeleton />
    </PageFrame>
  );
  return () => (
    <Suspense fallback={skeleton}>
      <Content fetchPage={fetchOnce} />
    </Suspense>
  );
}

function Content({ fetchPage }: { fetchPage: FetchPage }): ReactElement {
  const { Page, messages } = use(fetchPage(useLanguage().language));
  return (
    <IntlExtension messages={messages}>
      <Page />
    </IntlExtension>
  );
}
