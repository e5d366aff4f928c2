import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { setLeaveQuestion } from '../../core/unsaved/index.ts';
import { askConfirm } from '../../kit/questions/index.ts';

/** Gives the question about unsaved work its words. */
export function LeaveQuestion(): null {
  const { formatMessage } = useIntl();
  useEffect(() => {
    setLeaveQuestion(() =>
      askConfirm({
        title: formatMessage({ id: 'frame.leave.title' }),
        text: formatMessage({ id: 'frame.leave.text' }),
        confirmLabel: formatMessage({ id: 'frame.leave.confirm' }),
        cancelLabel: formatMessage({ id: 'frame.leave.stay' }),
        destructive: true,
      }),
    );
  }, [formatMessage]);
  return null;
}
