import { lazy, type ReactElement, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Catch } from '../catch/index.ts';
import { notify } from '../notify/index.ts';
import { setFeedbackOpen, useFeedbackOpen } from './is-open.ts';

const FeedbackDialog = lazy(() => import(/* webpackChunkName: "feedback" */ './feedback-dialog.tsx'));

/** Shows the dialog while it is open; nothing is fetched before. */
export const FeedbackHost = (): ReactElement | null => {
  const { formatMessage } = useIntl();
  if (!useFeedbackOpen()) return null;
  const onCatch = (): void => {
    notify(formatMessage({ id: 'header.feedback.failed' }), { tone: 'error' });
    setFeedbackOpen(false);
  };
  return (
    <Catch onCatch={onCatch}>
      <Suspense fallback={null}>
        <FeedbackDialog onClose={() => setFeedbackOpen(false)} />
      </Suspense>
    </Catch>
  );
};
