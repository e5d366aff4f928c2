import type { ReactElement } from 'react';
import { ConfirmDialog } from '../kit/index.ts';
import type { OpenQuestion } from './ask-confirm.ts';

const QuestionDialog = ({ question }: { question: OpenQuestion }): ReactElement => (
  <ConfirmDialog
    open
    title={question.title}
    confirmLabel={question.confirmLabel}
    cancelLabel={question.cancelLabel}
    destructive={question.destructive}
    onConfirm={() => question.answer(true)}
    onCancel={() => question.answer(false)}
  >
    {question.text}
  </ConfirmDialog>
);

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default QuestionDialog;
