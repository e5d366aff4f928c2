import type { ReactElement } from 'react';
import { RoomWords } from '../language/index.ts';
import english from './messages/en.json' with { type: 'json' };
import chinese from './messages/zh-CN.json' with { type: 'json' };
import { useSessionLife } from './use-session-life.ts';
import { WarningDialog } from './warning-dialog.tsx';

const SessionWatch = (): ReactElement | null => {
  const { warning, stay, dismiss, isDismissed } = useSessionLife();
  if (!warning || isDismissed) return null;
  return (
    <RoomWords catalogues={{ 'zh-CN': chinese, en: english }}>
      <WarningDialog key={warning.kind} warning={warning} stay={stay} onDismiss={dismiss} />
    </RoomWords>
  );
};

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default SessionWatch;
