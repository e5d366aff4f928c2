import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSettledText } from '#shared/timing';
import { Flex, IconButton, Input, VisuallyHidden } from '../ui/index.ts';
import type { PaletteItem } from './palette-item.ts';
import { closePalette } from './palette-open.ts';
import { ResultList } from './result-list.tsx';
import { useResults } from './use-results.ts';

/** The field has no frame of its own: it is the head of the dialog. */
const bare = { border: '0', outline: 'none', boxShadow: 'none', bg: 'transparent' } as const;

const open = (item: PaletteItem): void => {
  if (!item.staysOpen) closePalette();
  item.open();
};

/** Field and list as one combobox: the keys go to the field, the mark moves in the list. */
export const SearchBox = ({ fieldRef }: { fieldRef: RefObject<HTMLInputElement | null> }): ReactElement => {
  const { formatMessage } = useIntl();
  const listId = useId();
  const [asked, setAsked] = useState('');
  const { text, onTextChange, ...composition } = useSettledText(asked, setAsked);
  const results = useResults(text.trim(), asked);
  const { items } = results;
  const [marked, setMarked] = useState<string>();
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === marked),
  );
  const active = items[at];
  const optionId = (item: PaletteItem): string => `${listId}-${item.id}`;
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const move = (step: number): void => {
    setMarked(items[(at + step + items.length) % items.length]?.id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) open(active);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Flex
        align="center"
        gap="2"
        paddingInlineStart="4"
        paddingInlineEnd="2"
        minHeight="14"
        flexShrink="0"
        borderBottomWidth="1px"
        borderColor="border.muted"
      >
        <Search size={20} strokeWidth={1.75} aria-hidden />
        <Input
          ref={fieldRef}
          role="combobox"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={64}
          aria-label={formatMessage({ id: 'palette.field.label' })}
          placeholder={formatMessage({ id: 'palette.field.placeholder' })}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          value={text}
          onChange={({ currentTarget }) => {
            onTextChange(currentTarget.value);
            setMarked(undefined);
          }}
          onKeyDown={onKeyDown}
          css={bare}
          paddingInline="1"
          {...composition}
        />
        <IconButton
          variant="ghost"
          minWidth="11"
          minHeight="11"
          aria-label={formatMessage({ id: 'palette.field.close' })}
          onClick={closePalette}
        >
          <X size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Flex>
      <VisuallyHidden role="status">
        {text.trim() && !results.isLoading
          ? formatMessage({ id: 'palette.list.found' }, { count: items.length })
          : ''}
      </VisuallyHidden>
      <ResultList
        id={listId}
        results={results}
        query={text.trim()}
        active={active}
        optionId={optionId}
        onMark={(item) => setMarked(item.id)}
        onOpen={open}
      />
    </>
  );
};
