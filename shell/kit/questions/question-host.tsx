import { type ReactElement, Suspense } from 'react';
import { ErrorBoundary, lazy } from '../error-boundary/index.ts';
import { useOpenQuestion } from './ask-confirm.ts';

/** Fetches the dialog, which is not part of the first download. */
export function loadQuestionDialog() {
  return import(/* webpackChunkName: "over-page" */ './question-dialog.tsx');
}

const QuestionDialog = lazy(loadQuestionDialog);

/** Shows the question that is open. Where the dialog cannot be had, the browser asks. */
export function QuestionHost(): ReactElement | null {
  const question = useOpenQuestion();
  if (!question) return null;
  const askPlainly = (): void => {
    const { title, text = '' } = question;
    question.answer(confirm(`${title}\n\n${text}`));
  };
  return (
    <ErrorBoundary onCatch={askPlainly}>
      <Suspense fallback={null}>
        <QuestionDialog question={question} />
      </Suspense>
    </ErrorBoundary>
  );
}
