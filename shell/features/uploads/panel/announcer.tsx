import { type ReactElement, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { createMilestones } from '#shared/upload-client';
import { VisuallyHidden } from '../../../kit/ui/index.ts';
import type { PanelState } from './use-panel.ts';

/** Reads out each quarter and the end, and nothing between. */
export function Announcer({ panel }: { panel: PanelState }): ReactElement {
  const { formatMessage } = useIntl();
  const { totals, running, uploads } = panel;
  const [milestones, setMilestones] = useState(createMilestones);
  const [text, setText] = useState('');
  const done = uploads.filter(({ status }) => status === 'done').length;
  const failed = uploads.filter(({ status }) => status === 'failed').length;
  const isOver = uploads.length > 0 && running === 0;
  const percent = isOver ? 0 : totals.percent;
  useEffect(() => {
    const reached = milestones.next(percent);
    if (reached !== undefined) setText(formatMessage({ id: 'uploads.announce.part' }, { percent: reached }));
  }, [milestones, percent, formatMessage]);
  useEffect(() => {
    if (!isOver || done + failed === 0) return;
    setText(formatMessage({ id: 'uploads.announce.end' }, { done, failed }));
    // The next files begin at nothing.
    setMilestones(createMilestones);
  }, [isOver, done, failed, formatMessage]);
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
