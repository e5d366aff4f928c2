import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Alert, chakra } from 'shell/ui';
import type { LineProblem } from '../calls.ts';
import type { MessageId } from '../messages/message-id.ts';

const List = chakra('ul', { base: { listStyle: 'none', maxHeight: '12rem', overflowY: 'auto' } });

/** What stands in the way of an import, line by line. */
export function ProblemList({
  problems,
}: {
  problems: readonly { line: number; problem: LineProblem }[];
}): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Alert tone="error">
      {t('timetable.import.problems', { count: problems.length })}
      <List tabIndex={0}>
        {problems.map(({ line, problem }) => (
          <li key={`${line} ${problem}`}>
            {t('timetable.import.line', { line, problem: t(`timetable.problem.${problem}`) })}
          </li>
        ))}
      </List>
    </Alert>
  );
}
