export { findDraft, useDraft } from './use-draft.ts';
export { watchDrafts } from './watch-drafts.ts';
