import { Inbox, LayoutDashboard, LayoutGrid, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RoomWords } from '../../../core/language/index.ts';
import { EmptyState } from '../../ui/index.ts';
import { catalogues } from './messages/zh-CN.json?all';

/** What is empty: the apps of a desktop, a view of figures, or anything else (P05). */
export type EmptyType = 'desktop' | 'dashboard' | 'default';

const glyphs: Readonly<Record<EmptyType, LucideIcon>> = {
  desktop: LayoutGrid,
  dashboard: LayoutDashboard,
  default: Inbox,
};

export interface EmptyViewProps {
  /** Default `default`. */
  type?: EmptyType | undefined;
  /** Default: no data. */
  title?: string | undefined;
  /** What to do next. */
  text?: string | undefined;
  /** Buttons below. */
  children?: ReactNode;
}

/** What stands where there is nothing to show, with the picture and the words for its kind. */
export function EmptyView(props: EmptyViewProps): ReactElement {
  return (
    <RoomWords catalogues={catalogues}>
      <View {...props} />
    </RoomWords>
  );
}

function View({ type = 'default', title, ...rest }: EmptyViewProps): ReactElement {
  const { formatMessage } = useIntl();
  const Glyph = glyphs[type];
  return (
    <EmptyState
      icon={<Glyph size={40} strokeWidth={1.25} aria-hidden />}
      title={title ?? formatMessage({ id: 'empty.default.title' })}
      {...rest}
    />
  );
}
