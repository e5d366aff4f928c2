import { type Dispatch, type SetStateAction, useState } from 'react';
import type { FormConflict, FormOptions } from './form-options.ts';
import { type FormState, withTheirs } from './form-state.ts';
import { withFailedCall } from './refusal.ts';

/** Loads the version that somebody else saved meanwhile, so that the form can compare. */
export function useConflict<Draft extends object, Answer, Field extends string, Problem>(
  options: FormOptions<Draft, Answer, Field, Problem>,
  theirs: Draft | undefined,
  setState: Dispatch<SetStateAction<FormState<Draft, Field, Problem>>>,
): FormConflict<Draft> | undefined {
  const [phase, setPhase] = useState<'idle' | 'loading' | 'gone'>('idle');
  const { findTheirs } = options;
  if (!findTheirs) return undefined;

  const load = async (): Promise<void> => {
    setPhase('loading');
    try {
      const found = await findTheirs();
      if (found) setState((now) => withTheirs(now, found));
      setPhase(found ? 'idle' : 'gone');
    } catch (error) {
      setState((now) => withFailedCall(now, error, options));
      setPhase('idle');
    }
  };
  return {
    theirs,
    isLoading: phase === 'loading',
    isGone: phase === 'gone',
    load: () => {
      if (phase !== 'loading') void load();
    },
  };
}
