export { askConfirm, type Question } from './ask-confirm.ts';
export { loadQuestionDialog, QuestionHost } from './question-host.tsx';
