import type { ReactElement } from 'react';
import { chakra } from 'shell/ui';
import { useDates } from '#shared/dates';

const Time = chakra('time', { base: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } });

/** A point in time in the user's time zone, to the minute; the tooltip shows the second. */
export function Moment({ at }: { at: string | number }): ReactElement {
  const dates = useDates();
  return (
    <Time dateTime={new Date(at).toISOString()} title={dates.format(at)}>
      {dates.format(at, 'YYYY-MM-DD HH:mm')}
    </Time>
  );
}
