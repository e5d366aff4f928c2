import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { isRequestError, request } from 'shell/request';
import { homePath, navigate, useLanguage } from 'shell/session';
import * as v from 'valibot';
import { frameTicketIssue } from '#shared/contracts';

/** What a page in a frame may ask (`bff/old-pages/ph.js`). */
const messageSchema = v.object({ portal: v.picklist(['hello', 'ticket', 'desktop']) });

/**
 * Answers the page in a frame, at its exact origin and nowhere else: the language, a ticket for its server, the way back. It answers
 * no other window, and gives nothing unasked.
 */
export function useFrameTalk(
  frame: RefObject<HTMLIFrameElement | null>,
  { code, origin, onHello }: { code: string; origin: string; onHello: () => void },
): void {
  const { language } = useLanguage();
  const receive = useEffectEvent(async (event: MessageEvent): Promise<void> => {
    const page = frame.current?.contentWindow;
    if (!page || event.source !== page || event.origin !== origin) return;
    const parsed = v.safeParse(messageSchema, event.data);
    if (!parsed.success) return;
    if (parsed.output.portal === 'desktop') {
      await navigate(homePath());
      return;
    }
    if (parsed.output.portal === 'hello') {
      onHello();
      page.postMessage({ portal: 'context', language }, origin);
      return;
    }
    // The origin again: a page that has moved elsewhere meanwhile gets nothing.
    page.postMessage({ portal: 'ticket', ...(await fetchTicket(code, origin)) }, origin);
  });
  useLayoutEffect(() => {
    const listener = (event: MessageEvent): void => void receive(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
}

async function fetchTicket(code: string, origin: string) {
  try {
    return await request(frameTicketIssue, { code, origin }, { silent: true });
  } catch (error) {
    return { error: isRequestError(error) ? error.code : 'failed' };
  }
}
