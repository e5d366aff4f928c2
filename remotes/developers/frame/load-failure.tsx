import { SearchX } from 'lucide-react';
import type { ReactElement } from 'react';
import { LoadFailure as CommonFailure, type LoadFailureProps } from 'shell/app';
import { isRequestError } from 'shell/request';
import { useTranslations } from 'shell/session';
import { AppLink, Box, EmptyState, PageError } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { listHash } from '../routes/route.ts';

/** For users who may not see something it does not exist; both lead back to the list. */
const gone = new Set(['not_found', 'forbidden']);

/** Something could not be loaded: it is not there for this user, or it went wrong. */
export function LoadFailure(props: LoadFailureProps): ReactElement {
  const t = useTranslations<MessageId>();
  if (isRequestError(props.error) && gone.has(props.error.code)) return <Gone isPage={props.isPage} />;
  return (
    <CommonFailure title={t('developers.failure.title')} text={t('developers.failure.text')} {...props} />
  );
}

function Gone({ isPage }: Pick<LoadFailureProps, 'isPage'>): ReactElement {
  const t = useTranslations<MessageId>();
  const words = { title: t('developers.gone.title'), text: t('developers.gone.text') };
  const back = <AppLink href={listHash}>{t('developers.gone.back')}</AppLink>;
  return isPage ? (
    <PageError {...words}>{back}</PageError>
  ) : (
    <Box role="alert">
      <EmptyState icon={<SearchX size={40} strokeWidth={1.25} aria-hidden />} {...words}>
        {back}
      </EmptyState>
    </Box>
  );
}
