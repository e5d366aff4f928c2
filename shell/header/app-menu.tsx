import { LayoutGrid } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../ui/index.ts';
import { AppPanel } from './app-panel.tsx';
import { Panel } from './panel.tsx';

/** Opens the apps of the user from wherever they are. */
export const AppMenu = (): ReactElement => {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = formatMessage({ id: 'header.apps.label' });
  return (
    <>
      <Button ref={button} variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <LayoutGrid size={20} strokeWidth={1.75} aria-hidden />
        {label}
      </Button>
      <Panel isOpen={isOpen} onClose={() => setIsOpen(false)} label={label} buttonRef={button} size="wide">
        <AppPanel onOpened={() => setIsOpen(false)} />
      </Panel>
    </>
  );
};
