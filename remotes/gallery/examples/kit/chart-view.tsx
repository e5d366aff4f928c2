import type { ReactElement } from 'react';
import { ChartView } from 'shell/kit';
import { useTranslations } from 'shell/session';
import type { MessageId } from '../../messages/message-id.ts';

const pupils = [182, 176, 190, 164, 158];

/** Slices; `line` and `bar` take the same data. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const rows = pupils.map((count, at) => ({
    label: t('gallery.chart.grade', { number: at + 1 }),
    values: [count],
  }));
  return (
    <ChartView
      kind="pie"
      title={t('gallery.chart.title')}
      data={{ category: t('gallery.chart.category'), series: [t('gallery.chart.count')], rows }}
    />
  );
}
