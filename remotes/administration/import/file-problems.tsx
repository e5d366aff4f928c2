import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Alert, Stack } from 'shell/ui';
import type { ImportJob } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { fileProblemText } from './problem-text.ts';

/** What is wrong with a file as a whole; warnings refuse nothing. */
export function FileProblems({ job: { problems } }: { job: ImportJob }): ReactElement | null {
  const t = useTranslations<MessageId>();
  if (problems.length === 0) return null;
  return (
    <Stack gap="2">
      {problems.map((problem) => (
        <Alert
          key={`${problem.code} ${JSON.stringify(problem.params)}`}
          tone={problem.isWarning ? 'warning' : 'error'}
        >
          {fileProblemText(problem, t)}
        </Alert>
      ))}
    </Stack>
  );
}
