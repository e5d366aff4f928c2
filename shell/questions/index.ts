export { askConfirm, type Question } from './ask-confirm.ts';
export { QuestionHost } from './question-host.tsx';
