import { type ReactElement, useState } from 'react';
import { FilterChips } from 'shell/kit';
import { useTranslations } from 'shell/session';
import type { MessageId } from '../../messages/message-id.ts';

/** At most one filter; a second press takes it away. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const [grade, setGrade] = useState<number | undefined>(2);
  return (
    <FilterChips
      label={t('gallery.chart.category')}
      value={grade}
      onValueChange={setGrade}
      options={[1, 2, 3].map((number) => ({ value: number, label: t('gallery.chart.grade', { number }) }))}
    />
  );
}
