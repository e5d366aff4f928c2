import { type ReactElement, useState } from 'react';
import { Choice, ChoiceGroup } from 'shell/kit';
import { useTranslations } from 'shell/session';
import type { MessageId } from '../../messages/message-id.ts';

const grades = [1, 2, 3];

/** One of a few, all in sight. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const [grade, setGrade] = useState(1);
  return (
    <ChoiceGroup legend={t('gallery.chart.category')}>
      {grades.map((number) => (
        <Choice
          key={number}
          name="grade"
          value={String(number)}
          checked={grade === number}
          onChoose={(value) => setGrade(Number(value))}
        >
          {t('gallery.chart.grade', { number })}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}
