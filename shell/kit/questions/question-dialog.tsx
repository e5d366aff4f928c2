import type { ReactElement } from 'react';
import { ConfirmDialog } from '../controls/index.ts';
import type { OpenQuestion } from './ask-confirm.ts';

function QuestionDialog({ question }: { question: OpenQuestion }): ReactElement {
  return (
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
}

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default QuestionDialog;
