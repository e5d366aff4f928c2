import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import * as v from 'valibot';
import type { BundleState } from './bundle-state.ts';

/** What the script of a frame sends (`bff/viewport/viewport.js`). */
const messageSchema = v.variant('viewport', [
  v.object({ viewport: v.picklist(['loading', 'ready', 'missing', 'failed']) }),
  v.object({ viewport: v.literal('title'), title: v.pipe(v.string(), v.trim(), v.minLength(1)) }),
]);

const maxTitleLength = 80;

interface FrameEvents {
  onState: (state: BundleState) => void;
  onTitle: (title: string) => void;
}

/**
 * Listens to the page of a frame, and to no other.
 * @returns whether anything has come
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { onState, onTitle }: FrameEvents,
): RefObject<boolean> {
  const hasSpoken = useRef(false);
  const receive = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    if (source !== frame.current?.contentWindow || origin !== location.origin) return;
    const parsed = v.safeParse(messageSchema, data);
    if (!parsed.success) return;
    hasSpoken.current = true;
    const message = parsed.output;
    if (message.viewport === 'title') onTitle(message.title.slice(0, maxTitleLength));
    else onState(message.viewport);
  });
  // Ahead of the first message.
  useLayoutEffect(() => {
    const listener = (event: MessageEvent): void => receive(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
  return hasSpoken;
}
