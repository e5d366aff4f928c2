import { ChevronDown } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Icon } from '#shared/contracts';
import { Panel } from '../../kit/panel/index.ts';
import { IconButton } from '../../kit/ui/index.ts';
import { AppPanel } from './app-panel.tsx';

/** The arrow that opens the apps for which the row has no room, with the search. */
export function AllAppsButton({ inRow }: { inRow: readonly Icon[] }): ReactElement {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = formatMessage({ id: 'header.apps.label' });
  return (
    <>
      <IconButton
        ref={button}
        variant="ghost"
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        alignSelf="center"
        flexShrink="0"
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Panel isOpen={isOpen} onClose={() => setIsOpen(false)} label={label} buttonRef={button} size="wide">
        <AppPanel inRow={inRow} onOpened={() => setIsOpen(false)} />
      </Panel>
    </>
  );
}
