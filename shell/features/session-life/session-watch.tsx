import type { ReactElement } from 'react';
import { RoomWords } from '../../core/language/index.ts';
import { catalogues } from './messages/zh-CN.json?all';
import { useSessionLife } from './use-session-life.ts';
import { WarningDialog } from './warning-dialog.tsx';

function SessionWatch(): ReactElement | null {
  const { warning, stay, dismiss, isDismissed } = useSessionLife();
  if (!warning || isDismissed) return null;
  return (
    <RoomWords catalogues={catalogues}>
      <WarningDialog key={warning.kind} warning={warning} stay={stay} onDismiss={dismiss} />
    </RoomWords>
  );
}

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default SessionWatch;
