import type { Child } from '#shared/contracts';
import { createSharedValue } from '../../core/shared-value/index.ts';

/** An open dialog, with what the page that opened it wants to do after the choice. */
export interface ChildQuestion {
  onChosen?: ((child: Child) => void) | undefined;
  /** The parent did not ask for it: a key that she was about to press must choose nobody. */
  opensByItself?: boolean;
}

const question = createSharedValue<ChildQuestion | undefined>(undefined);

/**
 * Opens the dialog to choose a child.
 * @param onChosen called once the choice is saved; without it the page loads again (L06)
 */
export function openChildDialog(onChosen?: (child: Child) => void): void {
  question.set({ onChosen });
}

export function askForChild(): void {
  question.set({ opensByItself: true });
}

export function closeChildDialog(): void {
  question.set(undefined);
}

export function useChildQuestion(): ChildQuestion | undefined {
  return question.use();
}
