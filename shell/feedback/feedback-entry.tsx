import { MessageSquareText } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { entryLook } from '../panel/index.ts';
import { Button } from '../ui/index.ts';
import { setFeedbackOpen } from './is-open.ts';

/** In the user's panel: opens the dialog. Its one word comes with the header. */
export const FeedbackEntry = (): ReactElement => (
  <Button {...entryLook} onClick={() => setFeedbackOpen(true)}>
    <MessageSquareText size={18} strokeWidth={1.75} aria-hidden />
    {useIntl().formatMessage({ id: 'header.feedback.open' })}
  </Button>
);
