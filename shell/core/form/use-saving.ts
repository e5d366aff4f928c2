import { type Dispatch, type SetStateAction, useRef } from 'react';
import type { FormOptions } from './form-options.ts';
import { type FormState, withProblems, withSaved, withSaving } from './form-state.ts';
import { withFailedCall } from './refusal.ts';

export interface Saving<State> {
  state: State;
  setState: Dispatch<SetStateAction<State>>;
  /** Ends what was kept and guarded of the unsaved form. */
  release: () => void;
}

/** Sends what stands in the form, once at a time, unless something is wrong that the form itself can see. */
export function useSaving<Draft extends object, Answer, Field extends string, Problem>(
  options: FormOptions<Draft, Answer, Field, Problem>,
  { state, setState, release }: Saving<FormState<Draft, Field, Problem>>,
): () => void {
  const isBusy = useRef(false);
  const { draft, revision } = state;

  const send = async (sent: Draft): Promise<void> => {
    let answer: Answer;
    try {
      answer = await options.save(sent, revision);
    } catch (error) {
      return setState((now) => withFailedCall(now, error, options));
    }
    release();
    const next = options.goOnWith?.(answer, sent) ?? { draft: sent, revision };
    setState((now) => withSaved(now, sent, next));
    await options.onSaved(answer, sent);
    setState((now) => ({ ...now, isSaving: false }));
  };

  return () => {
    if (isBusy.current) return;
    const problems = options.validate(draft);
    if (Object.values(problems).some(Boolean)) return setState((now) => withProblems(now, problems));
    const sent = options.tidy?.(draft) ?? draft;
    isBusy.current = true;
    setState((now) => withSaving(now, sent));
    void send(sent).finally(() => {
      isBusy.current = false;
    });
  };
}
