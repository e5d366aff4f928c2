import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { LoadFailure } from 'shell/app';
import { isRequestError } from 'shell/request';
import { useTranslations } from 'shell/session';
import { findViewportFiles, type ViewportQuery } from '#shared/viewport-files';
import { BundleFailure } from '../bundle/bundle-failure.tsx';
import { FramedBundle } from '../bundle/framed-bundle.tsx';
import { Opening } from '../bundle/opening.tsx';
import { PageBundle } from '../bundle/page-bundle.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { manifestQuery } from './manifest-query.ts';

export interface ContainerProps {
  query: ViewportQuery;
  isCurrent: boolean;
  /** Called with what the bundle calls itself. */
  onTitle: (title: string) => void;
}

/** The place of one file id. Out of sight it goes on; whatever goes wrong inside stays inside. */
export function Container(props: ContainerProps): ReactElement {
  return (
    <div hidden={!props.isCurrent}>
      <Content {...props} />
    </div>
  );
}

function Content({ query, isCurrent, onTitle }: ContainerProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { data, error, isFetching, refetch } = useQuery(manifestQuery(query.app));
  const [attempt, setAttempt] = useState(0);
  const reopen = async (): Promise<void> => {
    await refetch();
    setAttempt((count) => count + 1);
  };
  const bundle = { query, isCurrent, onReopen: () => void reopen() };
  if (error && !isUnknown(error))
    return (
      <LoadFailure
        title={t('viewport.unavailable.title')}
        error={error}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data && !error) return <Opening />;
  const files = data && findViewportFiles(data, query.fileId);
  if (error || !files) return <BundleFailure kind="missing" {...bundle} />;
  return files.place === 'page' ? (
    <PageBundle key={attempt} files={files} {...bundle} />
  ) : (
    <FramedBundle key={attempt} onTitle={onTitle} {...bundle} />
  );
}

function isUnknown(error: Error): boolean {
  return isRequestError(error) && error.status === 404;
}
