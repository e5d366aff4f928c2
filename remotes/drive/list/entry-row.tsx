// biome-ignore-all lint/a11y/useSemanticElements: a window over a long list is no table of HTML
// biome-ignore-all lint/a11y/useFocusableInteractive: rows take the focus by `useRow`, cells never do
import { Share2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLanguage, useTranslations } from 'shell/session';
import type { DriveEntry } from '#shared/contracts';
import { useDates } from '#shared/dates';
import { nameIn } from '#shared/names';
import { formatSize } from '#shared/numbers';
import { EntryIcon } from '../entry/entry-icon.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { EntryMenu } from './entry-menu.tsx';
import type { ListView } from './list-view.ts';
import { useRow } from './use-row.ts';

export interface EntryRowProps {
  view: ListView;
  row: number;
  entry: DriveEntry;
  height: string;
}

/** A file or folder as a row of `RowLines`, which styles it. */
export function EntryRow({ view, row, entry, height }: EntryRowProps): ReactElement {
  const t = useTranslations<MessageId>();
  const dates = useDates();
  const { language } = useLanguage();
  const changer = nameIn(entry.changedBy, language);
  const { isChosen, isOver, open, toggle, props } = useRow(view, row, entry);
  const size = entry.isFolder ? '' : formatSize(entry.size);
  const at = entry.removedAt ?? entry.changedAt;
  const day = dates.format(at, 'YYYY-MM-DD');
  const moment = dates.format(at, 'YYYY-MM-DD HH:mm');
  return (
    <div role="row" aria-rowindex={row + 1} style={{ height }} data-over={isOver || undefined} {...props}>
      <div role="gridcell">
        <label data-cell="choice">
          <input
            type="checkbox"
            tabIndex={-1}
            checked={isChosen}
            onChange={toggle}
            aria-label={t('drive.list.choose', { name: entry.name })}
          />
        </label>
      </div>
      <div role="gridcell" data-cell="name">
        <EntryIcon entry={entry} />
        <div>
          <div data-cell="title">
            <button type="button" tabIndex={-1} title={entry.name} onClick={open}>
              {entry.name}
            </button>
            {entry.isShared ? (
              <span role="img" aria-label={t('drive.list.isShared')}>
                <Share2 size={16} strokeWidth={1.75} aria-hidden />
              </span>
            ) : null}
          </div>
          <div data-cell="under">{[size, day].filter(Boolean).join(' · ')}</div>
        </div>
      </div>
      <div role="gridcell" data-cell="detail">
        {size}
      </div>
      <div role="gridcell" data-cell="detail" title={changer}>
        {changer}
      </div>
      <div role="gridcell" data-cell="detail">
        {moment}
      </div>
      <div role="gridcell">
        <EntryMenu entry={entry} view={view} />
      </div>
    </div>
  );
}
