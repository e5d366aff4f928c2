import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDebouncedText } from '#shared/timing';
import { Input, VisuallyHidden } from '../../kit/ui/index.ts';
import { FieldBar } from './field-bar.tsx';
import type { PaletteItem } from './palette-item.ts';
import { closePalette } from './palette-open.ts';
import { ResultList } from './result-list.tsx';
import { useMark } from './use-mark.ts';
import { useResults } from './use-results.ts';

const fieldProps = {
  role: 'combobox',
  inputMode: 'search',
  enterKeyHint: 'go',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: 64,
  'aria-autocomplete': 'list',
  // The field has no frame of its own: it is the head of the dialog.
  css: { border: '0', outline: 'none', boxShadow: 'none', bg: 'transparent' },
  paddingInline: '1',
} as const;

/** Field and list form one combobox: the keys go to the field, the mark moves in the list. */
export function SearchBox({ fieldRef }: { fieldRef: RefObject<HTMLInputElement | null> }): ReactElement {
  const { formatMessage } = useIntl();
  const listId = useId();
  const [asked, setAsked] = useState('');
  const { text, onTextChange, ...composition } = useDebouncedText(asked, setAsked);
  const results = useResults(text.trim(), asked);
  const { items } = results;
  const { active, mark, move } = useMark(items);
  const optionId = (item: PaletteItem): string => `${listId}-${item.id}`;
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
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
      <FieldBar>
        <Input
          ref={fieldRef}
          {...fieldProps}
          aria-label={formatMessage({ id: 'palette.field.label' })}
          placeholder={formatMessage({ id: 'palette.field.placeholder' })}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          value={text}
          onChange={({ currentTarget }) => {
            onTextChange(currentTarget.value);
            mark(undefined);
          }}
          onKeyDown={onKeyDown}
          {...composition}
        />
      </FieldBar>
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
        onMark={mark}
        onOpen={open}
      />
    </>
  );
}

function open(item: PaletteItem): void {
  if (!item.staysOpen) closePalette();
  item.open();
}
