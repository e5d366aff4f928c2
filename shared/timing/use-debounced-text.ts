import { useEffect, useRef, useState } from 'react';

const delayMs = 300;

export interface DebouncedText {
  /** What stands in the field now. */
  text: string;
  onTextChange: (text: string) => void;
  /** An input method composes: half-written syllables are searched for by nobody. */
  onCompositionStart: () => void;
  onCompositionEnd: () => void;
}

/**
 * The text of a search field that reports its value only after a short pause in typing.
 * @param value what is searched for; a change from outside shows in the field
 */
export function useDebouncedText(value: string, onDebounced: (text: string) => void): DebouncedText {
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
  const restart = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onDebounced(pending.current.trim()), delayMs);
  };
  return {
    text,
    onTextChange: (next) => {
      setText(next);
      pending.current = next;
      clearTimeout(timer.current);
      if (!isComposing.current) restart();
    },
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: () => {
      isComposing.current = false;
      restart();
    },
  };
}
