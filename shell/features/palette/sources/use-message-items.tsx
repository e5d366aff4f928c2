import { useQuery } from '@tanstack/react-query';
import { Mail, MailOpen } from 'lucide-react';
import { type MessageRecord, messageHistory, pickLanguage } from '#shared/contracts';
import { getLanguage } from '../../../core/language/index.ts';
import { navigate } from '../../../core/navigation/index.ts';
import { findItems, type ReadsAs } from '../../../core/readings/index.ts';
import { findEntryByPath } from '../../../core/registry/index.ts';
import { request } from '../../../core/request/index.ts';
import { useModuleName } from '../../messages/index.ts';
import type { AskedItems, PaletteItem } from '../palette-item.ts';
import { toAsked } from './to-asked.ts';

/** Where all messages are kept; with services of its own a deployment may not have it. */
const centrePath = '/messages';
const most = 6;
/** The service knows no readings: among the newest, pinyin finds too. */
const newest = 50;
/** What the message centre takes as its keyword. */
const maxKeywordLength = 64;

/** The user's own messages. */
export function useMessageItems(keyword: string, readsAs: ReadsAs | undefined): AskedItems | undefined {
  const moduleName = useModuleName();
  const isThere = findEntryByPath(centrePath) !== undefined;
  const ask = (payload: { keyword: string; size: number }) => ({
    queryKey: [messageHistory.name, 'search', payload],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      request(messageHistory, payload, { signal, silent: true }),
    enabled: isThere && keyword !== '',
  });
  const found = useQuery(ask({ keyword, size: most }));
  const last = useQuery(ask({ keyword: '', size: newest }));
  if (!isThere) return undefined;
  const toItem = ({ id, messageMeno, module, isRead }: MessageRecord): PaletteItem => {
    const text = pickLanguage(messageMeno, getLanguage());
    const Glyph = isRead ? MailOpen : Mail;
    const query = new URLSearchParams({ q: text.slice(0, maxKeywordLength) });
    return {
      id: `message-${encodeURIComponent(id)}`,
      group: 'messages',
      label: text,
      detail: moduleName(module),
      words: [],
      glyph: <Glyph size={20} strokeWidth={1.75} />,
      open: () => void navigate(`${centrePath}#/all?${query}`),
    };
  };
  const read = findItems((last.data?.list ?? []).map(toItem), keyword, readsAs);
  const items = [...(found.data?.list ?? []).map(toItem), ...read];
  return toAsked('messages', found, [...new Map(items.map((item) => [item.id, item])).values()]);
}
