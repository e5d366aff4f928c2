import { ChevronDown } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Panel } from '../panel/index.ts';
import { IconButton } from '../ui/index.ts';
import { AppPanel } from './app-panel.tsx';
import { useSearchKey } from './use-search-key.ts';

/** The arrow that opens the apps for which the row has no room, with a search through all. */
export const AllAppsButton = ({ inRow }: { inRow: number }): ReactElement => {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = formatMessage({ id: 'header.apps.label' });
  useSearchKey(() => setIsOpen(true));
  return (
    <>
      <IconButton
        ref={button}
        variant="ghost"
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K"
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
};
