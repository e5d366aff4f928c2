import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { lazy } from '../../kit/error-boundary/index.ts';
import { LateDialog } from '../../kit/late/index.ts';
import { setFeedbackOpen, useFeedbackOpen } from './is-open.ts';

const FeedbackDialog = lazy(() => import(/* webpackChunkName: "feedback" */ './feedback-dialog.tsx'));

/** Shows the dialog while it is open; nothing is fetched before. */
export function FeedbackHost(): ReactElement | null {
  const { formatMessage } = useIntl();
  if (!useFeedbackOpen()) return null;
  const close = (): void => setFeedbackOpen(false);
  return (
    <LateDialog title={formatMessage({ id: 'header.feedback.open' })} onClose={close}>
      <FeedbackDialog onClose={close} />
    </LateDialog>
  );
}
