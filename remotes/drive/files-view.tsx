import { FolderPlus } from 'lucide-react';
import { type ReactElement, Suspense } from 'react';
import { LoadFailure } from 'shell/app';
import { setPref, usePref } from 'shell/header';
import { usePermitted } from 'shell/permissions';
import { useTranslations } from 'shell/session';
import { Box, Button, Card, Flex, lazy } from 'shell/ui';
import type { DriveRole, DriveSpace } from '#shared/contracts';
import { BinButton } from './bin-button.tsx';
import { DriveTasks } from './drive-tasks.tsx';
import { useFirstPage } from './list/entry-pages.ts';
import type { Layout } from './list/entry-window.tsx';
import { FileList } from './list/file-list.tsx';
import { ListExport } from './list/list-export.tsx';
import { ListToolbar } from './list/list-toolbar.tsx';
import type { ListView } from './list/list-view.ts';
import type { ChosenEntries } from './list/use-selection.ts';
import type { MessageId } from './messages/message-id.ts';
import { codes } from './place/drive-codes.ts';
import { Trail } from './place/trail.tsx';
import type { Place } from './place/use-place.ts';
import { useTrail } from './place/use-trail.ts';
import type { Task } from './tasks/task.ts';
import type { UploadTarget } from './uploading/drive-upload.ts';
import { DriveDropArea, DriveUploadButton } from './uploading/upload-tools.tsx';
import { useCommands } from './use-commands.ts';

const FilePreview = lazy(async () => ({
  default: (await import('./preview/file-preview.tsx')).FilePreview,
}));

const ChangeBar = lazy(async () => ({ default: (await import('./undo/change-bar.tsx')).ChangeBar }));

export interface FilesViewProps {
  spaces: readonly DriveSpace[];
  place: Place;
  chosen: ChosenEntries;
}

/** The files of the place that is open, and all that can be done with them. */
export function FilesView({ spaces, place, chosen }: FilesViewProps): ReactElement {
  const { query, change } = place;
  const layout = usePref('driveLayout') ?? 'list';
  const mayShare = usePermitted(codes.share);
  const answer = useFirstPage(query);
  const { data, error } = answer;
  const steps = useTrail({ spaces, place, trail: data?.trail ?? [], role: data?.role ?? 'view' });
  const caption = steps.at(-1)?.name ?? '';
  const space = spaces.find(({ spaceId }) => spaceId === spaceIdOf(spaces, query.spaceId));
  // Until the files come the space says it: buttons that go and come would move.
  const role = data?.role ?? (error ? undefined : space?.role);
  const target = findTarget({ spaces, query, role, label: caption });
  const commands = useCommands(place, chosen);
  const view: Omit<ListView, 'entryAt' | 'isSettled' | 'total'> = {
    caption,
    isBin: query.view === 'bin' && !query.keyword,
    mayShare,
    ...(query.keyword ? { ownSpaces: new Set(spaces.map(({ spaceId }) => spaceId)) } : {}),
    chosen,
    onCommand: commands.run,
  };
  const create = target && <CreateButton target={target} onTask={commands.setTask} />;
  return (
    <Box flex="1" minWidth="0" width="full">
      <Flex align="center" gap="2" wrap="wrap" marginBottom="3">
        <Trail steps={steps} isTop={steps.length === 1 && !query.keyword} />
        <Box hideBelow="md">
          <ListExport query={query} title={caption} total={data?.total} />
        </Box>
        <BinButton place={place} space={space} data={data} onTask={commands.setTask} />
        {create}
        {target ? <DriveUploadButton target={target} /> : null}
      </Flex>
      <ListToolbar query={query} onChange={change} layout={layout} onLayout={keepLayout} />
      <DriveDropArea target={target}>
        <Card padding="0" marginTop="3">
          {error && !data ? (
            <LoadFailure error={error} isBusy={answer.isFetching} onRetry={() => void answer.refetch()} />
          ) : (
            <FileList place={place} data={data} view={view} layout={layout} isBusy={answer.isPlaceholderData}>
              {create}
            </FileList>
          )}
        </Card>
      </DriveDropArea>
      <DriveTasks task={commands.task} onClose={() => commands.setTask(undefined)} />
      {commands.shown && data ? (
        <Suspense fallback={null}>
          <FilePreview
            entry={commands.shown}
            query={query}
            firstPage={data}
            onShow={commands.setShown}
            onClose={() => commands.setShown(undefined)}
          />
        </Suspense>
      ) : null}
      {commands.progress || commands.removed.length > 0 ? (
        <Suspense fallback={null}>
          <ChangeBar
            progress={commands.progress}
            removed={commands.removed}
            isUndoing={commands.isUndoing}
            undo={commands.undo}
            forget={commands.forget}
          />
        </Suspense>
      ) : null}
    </Box>
  );
}

function keepLayout(layout: Layout): void {
  setPref('driveLayout', layout);
}

interface OnTask {
  onTask: (task: Task) => void;
}

function CreateButton({ target, onTask }: OnTask & { target: UploadTarget }): ReactElement {
  const t = useTranslations<MessageId>();
  const { spaceId, parentId } = target;
  return (
    <Button
      variant="outline"
      minHeight={{ base: '11', md: '10' }}
      onClick={() => onTask({ kind: 'create', spaceId, parentId })}
    >
      <FolderPlus size={18} strokeWidth={1.75} aria-hidden />
      {t('drive.name.create')}
    </Button>
  );
}

interface TargetInput {
  spaces: readonly DriveSpace[];
  query: Place['query'];
  role: DriveRole | undefined;
  label: string;
}

/** Where new files go; undefined where none may. */
function findTarget({ spaces, query, role, label }: TargetInput): UploadTarget | undefined {
  if (role !== 'edit' || query.view !== 'folder' || query.keyword) return undefined;
  return { spaceId: spaceIdOf(spaces, query.spaceId), parentId: query.parentId, label };
}

/** The space of an address; the user's own where it names none. */
function spaceIdOf(spaces: readonly DriveSpace[], spaceId: string): string {
  return spaceId || (spaces.find(({ kind }) => kind === 'mine')?.spaceId ?? '');
}
