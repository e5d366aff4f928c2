import {
  Bell,
  CircleHelp,
  CircleUserRound,
  House,
  Info,
  KeyRound,
  LayoutGrid,
  ListTodo,
  LogOut,
  type LucideIcon,
  MessageSquareText,
} from 'lucide-react';
import { useMemo } from 'react';
import { getPage, homePath, navigate } from '../../../core/navigation/index.ts';
import { findEntryByPath } from '../../../core/registry/index.ts';
import { canSignOut } from '../../../core/session/index.ts';
import { helpHref, openDialog } from '../../about/index.ts';
import { setFeedbackOpen } from '../../feedback/index.ts';
import { openMessages, openTodos } from '../../messages/index.ts';
import { useSignOut } from '../../session-life/index.ts';
import type { PaletteItem } from '../palette-item.ts';
import { searchWordsOf, useNames } from '../palette-words.tsx';

interface Action {
  name: string;
  of: LucideIcon;
  /** Left out: always there. */
  isThere?: boolean;
  run: () => void;
}

/** Where users look after their own account; with services of its own a deployment may not have it. */
const accountPath = '/account';

/** What can be done from anywhere; the most wanted first, since they stand there before anything is typed. */
export function useActionItems(): PaletteItem[] {
  const signOut = useSignOut();
  const nameOf = useNames();
  const hasAccount = findEntryByPath(accountPath) !== undefined;
  const actions: Action[] = [
    { name: 'home', of: House, run: go(homePath()) },
    { name: 'messages', of: Bell, run: openMessages },
    { name: 'password', of: KeyRound, isThere: hasAccount, run: go(`${accountPath}#/password`) },
    { name: 'help', of: CircleHelp, run: () => void window.open(helpHref(getPage()), '_blank', 'noopener') },
    { name: 'feedback', of: MessageSquareText, run: () => setFeedbackOpen(true) },
    { name: 'signOut', of: LogOut, isThere: canSignOut(), run: () => void signOut() },
    { name: 'todos', of: ListTodo, run: openTodos },
    { name: 'account', of: CircleUserRound, isThere: hasAccount, run: go(accountPath) },
    { name: 'arrange', of: LayoutGrid, run: go(`${homePath()}?view=arrange`) },
    { name: 'about', of: Info, run: () => openDialog('about') },
  ];
  // The words of a page do not change; what is done reads the page as it is then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(
    () =>
      actions
        .filter(({ isThere = true }) => isThere)
        .map(({ name, of: Glyph, run }) => ({
          id: `action-${name}`,
          group: 'actions',
          label: nameOf(name),
          words: searchWordsOf(name),
          glyph: <Glyph size={20} strokeWidth={1.75} />,
          open: run,
        })),
    [hasAccount],
  );
}

function go(path: string) {
  return (): void => void navigate(path);
}
