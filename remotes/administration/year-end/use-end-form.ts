import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'shell/app';
import { request } from 'shell/request';
import { useLanguage } from 'shell/session';
import { pickText, promotionProposal, promotionRun, promotionState } from '#shared/contracts';
import { draftOf, findEndProblems, parseKeptEnd, planOf } from './end-draft.ts';
import type { Proposal } from './year-end-queries.ts';

/** The form of the end of a school year. */
export function useEndForm(unitId: string, proposal: Proposal) {
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  return useForm({
    saved: { draft: draftOf(proposal), revision: revisionOf(proposal) },
    keep: { name: `administration:year-end:${unitId}`, parse: parseKeptEnd },
    validate: (draft) => findEndProblems(draft, proposal),
    words: (text) => pickText(text, language),
    save: async (draft) => {
      try {
        return await request(promotionRun, { unitId, plan: planOf(draft, proposal) }, { silent: true });
      } catch (error) {
        // After a conflict the list shows the classes as they are by now.
        void queryClient.invalidateQueries({ queryKey: [promotionProposal.name, unitId] });
        throw error;
      }
    },
    onSaved: (promotion) => {
      queryClient.setQueryData([promotionState.name, unitId], promotion);
    },
  });
}

export type EndFormState = ReturnType<typeof useEndForm>;

/** Another text for other classes. */
function revisionOf({ classes }: Proposal): string {
  return classes.map(({ classId, revision }) => `${classId}:${revision}`).join(' ');
}
