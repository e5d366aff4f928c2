import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Text } from 'shell/ui';
import type { Licence } from '#shared/contracts';
import { useDates } from '#shared/dates';
import { abbreviateNumber, formatThousands } from '#shared/numbers';
import type { MessageId } from '../messages/message-id.ts';
import { daysLeft } from './licence-status.ts';

/** The day on which a licence ends, with how far away it is. */
export function EndText({ licence, now }: { licence: Licence; now: number }): ReactElement {
  const t = useTranslations<MessageId>();
  const dates = useDates();
  const { endTime, isReadable } = licence;
  if (!isReadable) return <Text as="span">{t('licences.end.unreadable')}</Text>;
  const days = daysLeft(licence, now);
  if (endTime === null || days === undefined) return <Text as="span">{t('licences.end.never')}</Text>;
  return (
    <Text as="span" fontVariantNumeric="tabular-nums">
      {dates.format(endTime, 'YYYY-MM-DD')}
      <Text as="span" color="fg.muted" fontSize="sm" marginInlineStart="2">
        {days < 0 ? t('licences.end.ago', { days: -days }) : t('licences.end.left', { days })}
      </Text>
    </Text>
  );
}

/** From here on a number is shortened in the list, and whole when pointed at. */
const manySeats = 10_000;

/** How many of the seats are taken; nothing to count where it is for everybody. */
export function SeatsText({ seats, used }: Pick<Licence, 'seats' | 'used'>): ReactElement {
  const t = useTranslations<MessageId>();
  if (seats === null) return <Text as="span">{t('licences.seats.everybody')}</Text>;
  const write = (format: (count: number) => string): string =>
    t('licences.seats.used', { used: format(used), seats: format(seats) });
  const isShort = Math.max(used, seats) >= manySeats;
  return (
    <Text
      as="span"
      fontVariantNumeric="tabular-nums"
      title={isShort ? write(formatThousands) : undefined}
      {...(used > seats ? { color: 'fg.error' } : {})}
    >
      {write(shorten)}
    </Text>
  );
}

function shorten(count: number): string {
  return count < manySeats ? formatThousands(count) : abbreviateNumber(count);
}
