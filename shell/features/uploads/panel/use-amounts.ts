import { useIntl } from 'react-intl';
import { formatSize } from '#shared/numbers';

const minute = 60;
const hour = 60 * minute;

interface Amounts {
  /** Such as `2.1 MB`. */
  size(bytes: number): string;
  /** Such as `2.1 MB/s`. */
  speed(bytesPerSecond: number): string;
  /** Such as `1 min left`. */
  timeLeft(seconds: number): string;
  percent(whole: number): string;
}

/** Amounts in the language of the page. */
export function useAmounts(): Amounts {
  const { formatNumber, formatMessage } = useIntl();
  return {
    size: formatSize,
    speed: (bytesPerSecond) =>
      formatMessage({ id: 'uploads.amount.speed' }, { size: formatSize(bytesPerSecond) }),
    timeLeft(seconds) {
      const [unit, count] =
        seconds < minute
          ? ['seconds', Math.max(1, Math.ceil(seconds))]
          : seconds < hour
            ? ['minutes', Math.ceil(seconds / minute)]
            : ['hours', Math.ceil(seconds / hour)];
      return formatMessage({ id: `uploads.left.${unit}` }, { count });
    },
    percent: (whole) => formatNumber(whole / 100, { style: 'percent' }),
  };
}
