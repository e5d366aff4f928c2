// biome-ignore-all lint/a11y/useSemanticElements: a window over a long list is no table of HTML
// biome-ignore-all lint/a11y/useFocusableInteractive: rows take the focus by `useRow`, cells never do
import { Share2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLanguage, useTranslations } from 'shell/session';
import type { DriveEntry } from '#shared/contracts';
import { useDates } from '#shared/dates';
import { nameIn } from '#shared/names';
import { formatSize } from '#shared/numbers';
import { iconOf } from '../entry/entry-icon.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { EntryMenu } from './entry-menu.tsx';
import type { ListView } from './list-view.ts';
import { RowDragging } from './row-dragging.tsx';
import { useRow } from './use-row.ts';

export interface EntryRowProps {
  view: ListView;
  row: number;
  entry: DriveEntry;
  height: string;
}

/** A file or folder as a row of `RowLines`, which styles it. What it says is painted first, and what only a hand needs one frame later. */
export function EntryRow({ view, row, entry, height }: EntryRowProps): ReactElement {
  const t = useTranslations<MessageId>();
  const dates = useDates();
  const { language } = useLanguage();
  const changer = nameIn(entry.changedBy, language);
  const { isChosen, open, toggle, dragging, props } = useRow(view, row, entry);
  const [Icon, palette] = iconOf(entry);
  const size = entry.isFolder ? '' : formatSize(entry.size);
  const moment = dates.format(entry.removedAt ?? entry.changedAt, 'YYYY-MM-DD HH:mm');
  const [day] = moment.split(' ');
  return (
    <div role="row" aria-rowindex={row + 1} style={{ height }} {...props}>
      {view.isSettled ? <RowDragging {...dragging} /> : null}
      <div role="gridcell">
        {view.isSettled ? (
          <label data-cell="choice">
            <input
              type="checkbox"
              tabIndex={-1}
              checked={isChosen}
              onChange={toggle}
              aria-label={t('drive.list.choose', { name: entry.name })}
            />
          </label>
        ) : null}
      </div>
      <div role="gridcell" data-cell="name">
        <span data-cell="icon" data-hue={palette}>
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </span>
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
      <div role="gridcell">{view.isSettled ? <EntryMenu entry={entry} view={view} isInRow /> : null}</div>
    </div>
  );
}
