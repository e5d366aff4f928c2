import * as v from 'valibot';
import {
  getMessageConfig,
  messageHistory,
  messageSelectNotRead,
  popUpBoxSelect,
  unhandleCount,
  unReadCodeCount,
} from '#shared/contracts';
import { startLive } from '../../core/live/index.ts';
import { queryClient } from '../../core/queries/index.ts';
import { request } from '../../core/request/index.ts';
import { renewApps } from '../app-icons/index.ts';
import { fetchRevision, renewRegistry } from '../app-releases/index.ts';
import { type MessageCounts, setCounts, setRefresh } from './counts.ts';
import { isDotWanted, setDot } from './message-config.ts';

/** Nobody waits for these: they fail quietly, keep no session alive, and give up before the page calls the network slow. */
const quiet = { passive: true, silent: true, noIntercept: true, timeout: 8_000 } as const;

const newsSchema = v.object({ known: unhandleCount.answer, isChanged: v.boolean() });

/** The lists that show messages, to-dos or badges, here and in apps. */
const lists = [messageSelectNotRead.name, popUpBoxSelect.name, messageHistory.name, unReadCodeCount.name];

/** Keeps counts and lists of the user up to date until the returned function is called. */
export function startMessageUpdates(userId: string): () => void {
  let before: MessageCounts | undefined;
  const live = startLive<MessageCounts>({
    name: `portal-messages:${userId}`,
    ask: () => request(unhandleCount, {}, quiet),
    parse: (data) => {
      const parsed = v.safeParse(newsSchema, data);
      return parsed.success ? parsed.output : undefined;
    },
    onEvent: ({ known, isChanged }) => {
      const isDifferent = before?.todo !== known.todo || before?.message !== known.message;
      if (isChanged || (before && isDifferent)) renewLists();
      if (isChanged) void renewApps();
      before = known;
      setCounts(known);
    },
    apps: { ask: fetchRevision, onRevision: (revision) => void renewRegistry(revision) },
  });
  setRefresh(() => void live.refresh());
  request(getMessageConfig, {}, quiet).then(
    (config) => setDot(isDotWanted(config)),
    // The number stands there then, which is right for most.
    () => undefined,
  );
  return () => {
    setRefresh(() => undefined);
    live.stop();
  };
}

function renewLists(): void {
  for (const name of lists) void queryClient.invalidateQueries({ queryKey: [name] });
}
