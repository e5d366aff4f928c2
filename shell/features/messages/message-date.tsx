import type { ReactElement } from 'react';
import { useMessageDate } from '#shared/dates';
import { chakra } from '../../kit/ui/index.ts';

const Time = chakra('time', { base: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } });

export interface MessageDateProps {
  text: string;
  /** The server's clock when it sent the message. */
  asOf: number;
}

/** When a message came, as people say it; the tooltip shows the whole date. */
export function MessageDate({ text, asOf }: MessageDateProps): ReactElement {
  const { label, title, dateTime } = useMessageDate(text, asOf);
  return (
    <Time title={title} dateTime={dateTime}>
      {label}
    </Time>
  );
}
