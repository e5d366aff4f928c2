import { ArrowUpToLine, Pause, Play, RotateCw, X } from 'lucide-react';
import { type ReactElement, type RefObject, useRef } from 'react';
import { useIntl } from 'react-intl';
import { acceptsEvent, type Uploader, type UploadState } from '#shared/upload-client';
import { Flex, IconButton } from '../../../kit/ui/index.ts';

interface RowButtonsProps {
  upload: UploadState;
  isFirst: boolean;
  uploader: Uploader;
}

const glyph = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What can be done with one file now. Pause and resume share a place, so that the focus stays. */
export function RowButtons({ upload, isFirst, uploader }: RowButtonsProps): ReactElement {
  const { id, name, status, failure } = upload;
  const first = useRef<HTMLButtonElement>(null);
  const main =
    status === 'paused'
      ? { word: 'resume', icon: <Play {...glyph} />, run: () => uploader.resume(id) }
      : mayRetry(status, failure)
        ? { word: 'retry', icon: <RotateCw {...glyph} />, run: () => uploader.retry(id) }
        : acceptsEvent(status, 'pause')
          ? { word: 'pause', icon: <Pause {...glyph} />, run: () => uploader.pause(id) }
          : undefined;
  const hasEnded = status === 'done' || status === 'aborted' || status === 'failed';
  return (
    <Flex flexShrink="0">
      {status === 'queued' && !isFirst ? (
        <RowButton word="first" name={name} onClick={() => moveToFront(uploader, id, first)}>
          <ArrowUpToLine {...glyph} />
        </RowButton>
      ) : null}
      {main ? (
        <RowButton button={first} word={main.word} name={name} onClick={main.run}>
          {main.icon}
        </RowButton>
      ) : null}
      <RowButton
        word={hasEnded ? 'remove' : 'abort'}
        name={name}
        onClick={() => (hasEnded ? uploader.remove(id) : uploader.abort(id))}
      >
        <X {...glyph} />
      </RowButton>
    </Flex>
  );
}

function mayRetry(status: UploadState['status'], failure: UploadState['failure']): boolean {
  return status === 'aborted' || (status === 'failed' && failure?.mayRetry === true);
}

/** Above all others, whatever was put to the front before. */
function moveToFront(uploader: Uploader, id: string, next: RefObject<HTMLButtonElement | null>): void {
  const highest = Math.max(0, ...uploader.getUploads().map(({ priority }) => priority));
  uploader.setPriority(id, highest + 1);
  uploader.move(id, 0);
  // The button goes; the one beside it stays.
  next.current?.focus();
}

interface RowButtonProps {
  button?: RefObject<HTMLButtonElement | null>;
  word: string;
  name: string;
  onClick: () => void;
  children: ReactElement;
}

function RowButton({ button, word, name, onClick, children }: RowButtonProps): ReactElement {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: `uploads.row.${word}` }, { name });
  return (
    <IconButton
      {...(button ? { ref: button } : {})}
      variant="ghost"
      size="sm"
      minWidth={{ base: '11', md: '9' }}
      minHeight={{ base: '11', md: '9' }}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </IconButton>
  );
}
