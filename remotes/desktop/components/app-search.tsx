import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import { SearchField } from 'shell/kit';
import { Box, chakra, IconButton } from 'shell/ui';
import { useSay } from '../state/use-say.ts';
import { useSearchShortcut } from '../state/use-search-shortcut.ts';

export interface AppSearchProps {
  value: string;
  onValueChange: (value: string) => void;
  /** Arrow down: on to what was found. */
  onLeaveDown: () => void;
  /** Enter: opens the first that was found. */
  onOpenFirst: () => void;
}

const Key = chakra('kbd', {
  base: {
    display: { base: 'none', md: 'block' },
    marginInlineEnd: '3',
    paddingInline: '2',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'sm',
    color: 'fg.muted',
    fontSize: 'xs',
    fontFamily: 'inherit',
  },
});

/** Finds apps while typing; Ctrl+K comes here, Escape clears. */
export const AppSearch = ({
  value,
  onValueChange,
  onLeaveDown,
  onOpenFirst,
}: AppSearchProps): ReactElement => {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  useSearchShortcut(field);
  const clear = () => {
    onValueChange('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const actions: Record<string, () => void> = { ArrowDown: onLeaveDown, Enter: onOpenFirst, Escape: clear };
    const action = value || event.key === 'ArrowDown' ? actions[event.key] : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <Box role="search" flex="1" minWidth="0">
      <SearchField
        ref={field}
        enterKeyHint="go"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        label={say('desktop.search.label')}
        aria-keyshortcuts="Control+K Meta+K"
        placeholder={say('desktop.search.placeholder')}
        value={value}
        onValueChange={onValueChange}
        onKeyDown={onKeyDown}
        end={
          value ? (
            <IconButton variant="ghost" boxSize="11" aria-label={say('desktop.search.clear')} onClick={clear}>
              <X size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
          ) : (
            <Key aria-hidden>{say('desktop.search.shortcut')}</Key>
          )
        }
      />
    </Box>
  );
};
