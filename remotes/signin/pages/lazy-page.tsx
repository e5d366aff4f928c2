import { type ComponentType, type ReactElement, Suspense, use } from 'react';
import { IntlExtension, useLanguage } from 'shell/session';
import type { CompiledMessages, Language } from '#shared/contracts';
import { CardSkeleton } from '../components/card-skeleton.tsx';
import { PageFrame } from '../components/page-frame.tsx';

/** A page that is fetched when it opens, with the messages that only it shows. */
export interface LoadedPage {
  Page: ComponentType;
  messages: CompiledMessages;
}

type FetchPage = (language: Language) => Promise<LoadedPage>;

const Content = ({ fetchPage }: { fetchPage: FetchPage }): ReactElement => {
  const { Page, messages } = use(fetchPage(useLanguage().language));
  return (
    <IntlExtension messages={messages}>
      <Page />
    </IntlExtension>
  );
};

/**
 * Makes a view of a page that is a download of its own, so that nobody waits for it at the first form.
 * @param load fetches page and messages; after a failure the next try fetches again
 */
export const lazyPage = (load: FetchPage): ComponentType => {
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
};
