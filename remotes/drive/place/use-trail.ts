import { useTranslations } from 'shell/session';
import type { DriveRole, DriveSpace } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import type { TrailStep } from './trail.tsx';
import type { Place } from './use-place.ts';
import { useSpaceName } from './use-space-name.ts';

export interface TrailInput {
  spaces: readonly DriveSpace[];
  place: Place;
  /** Folders above, as the service names them. */
  trail: readonly { entryId: string; name: string }[];
  role: DriveRole;
}

/** The way from the top to what is shown; somebody else's folder begins at what is shared. */
export function useTrail({ spaces, place: { query, open }, trail, role }: TrailInput): readonly TrailStep[] {
  const t = useTranslations<MessageId>();
  const nameOf = useSpaceName();
  const top = (name: string, view: 'folder' | 'shared' = 'folder', spaceId = ''): TrailStep => ({
    parentId: '',
    name,
    spaceId: undefined,
    open: () => open({ view, spaceId }),
  });
  if (query.keyword) return [top(t('drive.place.found', { keyword: query.keyword }))];
  if (query.view === 'shared') return [top(t('drive.space.shared'), 'shared')];
  const space = spaces.find(({ spaceId, kind }) =>
    query.spaceId ? spaceId === query.spaceId : kind === 'mine',
  );
  if (query.view === 'bin') {
    const bin = top(t('drive.space.bin'));
    return space && space.kind !== 'mine' ? [top(nameOf(space), 'folder', space.spaceId), bin] : [bin];
  }
  const begin = space
    ? { ...top(nameOf(space), 'folder', query.spaceId), spaceId: role === 'edit' ? space.spaceId : undefined }
    : top(t('drive.space.shared'), 'shared');
  const spaceId = space?.spaceId ?? query.spaceId;
  return [
    begin,
    ...trail.map(({ entryId, name }) => ({
      parentId: entryId,
      name,
      spaceId: role === 'edit' ? spaceId : undefined,
      open: () => open({ spaceId: query.spaceId, parentId: entryId }),
    })),
  ];
}
