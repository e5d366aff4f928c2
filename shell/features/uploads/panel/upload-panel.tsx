import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { RoomWords } from '../../../core/language/index.ts';
import { cornerStyles, useCorner } from '../../../kit/corner/index.ts';
import { Box } from '../../../kit/ui/index.ts';
import type { PageUploads } from '../../../kit/uploads/index.ts';
import { catalogues } from '../messages/zh-CN.json?all';
import { Announcer } from './announcer.tsx';
import { UploadBar } from './upload-bar.tsx';
import { UploadList } from './upload-list.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { usePanel } from './use-panel.ts';
import { useRoomBelow } from './use-room-below.ts';
import { useScreenLock } from './use-screen-lock.ts';

interface UploadPanelProps {
  uploads: PageUploads;
}

/** The uploads of the page at its lower right: a bar, and a list above it when it is open. Not modal. */
function UploadPanel(props: UploadPanelProps): ReactElement {
  return (
    <RoomWords catalogues={catalogues}>
      <Content {...props} />
    </RoomWords>
  );
}

function Content({ uploads }: UploadPanelProps): ReactElement {
  const { formatMessage } = useIntl();
  const panel = usePanel(uploads);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const section = useRef<HTMLElement>(null);
  useCorner('uploads', section, !panel.isEmpty);
  useScreenLock(panel.isInFlight);
  useRoomBelow(!panel.isEmpty);
  const keptFocus = useFocusKept(section);
  // What needs the user is shown at once.
  useEffect(() => {
    if (panel.needsUser > 0) setOpen(true);
  }, [panel.needsUser]);
  // What comes after all was cleared begins as a bar again.
  useEffect(() => {
    if (panel.isEmpty) setOpen(false);
  }, [panel.isEmpty]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <>
      <Announcer panel={panel} />
      {panel.isEmpty ? null : (
        <Box
          as="section"
          ref={section}
          aria-label={formatMessage({ id: 'uploads.panel.label' })}
          onKeyDown={onKeyDown}
          {...keptFocus}
          tabIndex={-1}
          outline="none"
          position="fixed"
          {...cornerStyles.uploads}
          insetInlineEnd={{ base: '2', md: '6' }}
          width={{ base: 'calc(100vw - 1rem)', md: '26rem' }}
          maxWidth="calc(100vw - 1rem)"
          display="flex"
          flexDirection="column"
          bg="bg.panel"
          borderRadius="card"
          borderWidth="1px"
          borderColor="border"
          boxShadow="floating"
          zIndex="sticky"
          overflow="hidden"
          animation="fade-in 160ms ease-out"
        >
          {isOpen ? <UploadList id={listId} panel={panel} uploads={uploads} /> : null}
          <UploadBar
            panel={panel}
            isOpen={isOpen}
            listId={listId}
            toggle={toggle}
            onToggle={() => setOpen(!isOpen)}
          />
        </Box>
      )}
    </>
  );
}

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default UploadPanel;
