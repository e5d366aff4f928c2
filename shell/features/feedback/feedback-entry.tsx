import { MessageSquareText } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { entryStyle } from '../../kit/panel/index.ts';
import { Button } from '../../kit/ui/index.ts';
import { setFeedbackOpen } from './is-open.ts';

/** In the user's panel: opens the dialog. Its one word comes with the header. */
export function FeedbackEntry(): ReactElement {
  return (
    <Button {...entryStyle} onClick={() => setFeedbackOpen(true)}>
      <MessageSquareText size={18} strokeWidth={1.75} aria-hidden />
      {useIntl().formatMessage({ id: 'header.feedback.open' })}
    </Button>
  );
}
