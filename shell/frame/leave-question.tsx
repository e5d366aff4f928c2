import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { askConfirm } from '../questions/index.ts';
import { setLeaveQuestion } from '../unsaved/index.ts';

/** Gives the question about unsaved work its words. */
export const LeaveQuestion = (): null => {
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
};
