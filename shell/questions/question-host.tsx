import { lazy, type ReactElement, Suspense } from 'react';
import { useOpenQuestion } from './ask-confirm.ts';

// Dialogs are not part of the first download.
const QuestionDialog = lazy(() => import('./question-dialog.tsx'));

/** Shows the question that is open. */
export const QuestionHost = (): ReactElement | null => {
  const question = useOpenQuestion();
  if (!question) return null;
  return (
    <Suspense fallback={null}>
      <QuestionDialog question={question} />
    </Suspense>
  );
};
