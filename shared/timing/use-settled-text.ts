import { useEffect, useRef, useState } from 'react';

const settleMs = 300;

export interface SettledText {
  /** What stands in the field now. */
  text: string;
  onTextChange: (text: string) => void;
  /** An input method composes: half-written syllables are searched for by nobody. */
  onCompositionStart: () => void;
  onCompositionEnd: () => void;
}

/**
 * The text of a search field that tells its value only after a short rest in typing.
 * @param value what is searched for; a change from outside shows in the field
 */
export const useSettledText = (value: string, onSettle: (text: string) => void): SettledText => {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef(value);
  const isComposing = useRef(false);
  if (value !== seen) {
    setSeen(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSettle(pending.current.trim()), settleMs);
  };
  return {
    text,
    onTextChange: (next) => {
      setText(next);
      pending.current = next;
      clearTimeout(timer.current);
      if (!isComposing.current) settle();
    },
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: () => {
      isComposing.current = false;
      settle();
    },
  };
};
