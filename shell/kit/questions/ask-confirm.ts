import { createSharedValue } from '../../core/shared-value/index.ts';

/** A question with two answers, in the user's language. */
export interface Question {
  title: string;
  text?: string | undefined;
  /** A verb. */
  confirmLabel: string;
  /** Default: Cancel. */
  cancelLabel?: string | undefined;
  /** Marks what cannot be undone. Default false. */
  destructive?: boolean | undefined;
}

export interface OpenQuestion extends Question {
  answer: (agreed: boolean) => void;
}

const open = createSharedValue<OpenQuestion | undefined>(undefined);

/** Asks the user; resolves true when they agree. A second question answers the first with no. */
export function askConfirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    open.get()?.answer(false);
    open.set({
      ...question,
      answer: (agreed) => {
        open.set(undefined);
        resolve(agreed);
      },
    });
  });
}

export function useOpenQuestion(): OpenQuestion | undefined {
  return open.use();
}
