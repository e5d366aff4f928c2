import type { LucideIcon } from 'lucide-react';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { Panel } from '../../kit/panel/index.ts';
import { Button } from '../../kit/ui/index.ts';

/** How everything in the bar looks. */
export const barStyle = {
  // Columns of one width, whatever the words; a border would add to those of buttons.
  flex: '1 1 0',
  minWidth: '0',
  borderWidth: '0',
  minHeight: '0',
  paddingInline: '1',
  height: '100%',
  flexDirection: 'column',
  justifyContent: 'center',
  whiteSpace: 'nowrap',
  gap: '0.5',
  borderRadius: '0',
  // Grows with the text as long as five words stand side by side.
  fontSize: 'min(0.8125rem, max(13.8px, 4vw))',
  color: 'fg.muted',
  focusVisibleRing: 'inside',
  _expanded: { color: 'brand.fg' },
  _currentPage: { color: 'brand.fg' },
} as const;

export function BarGlyph({ of: Glyph }: { of: LucideIcon }): ReactElement {
  return <Glyph size={22} strokeWidth={1.75} aria-hidden />;
}

export interface BarTabProps {
  glyph: ReactElement;
  label: string;
  /** What the panel above the bar shows; receives the function that closes it. */
  children: (close: () => void) => ReactNode;
}

/** A button of the bar that opens a panel above it. */
export function BarTab({ glyph, label, children }: BarTabProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        {...barStyle}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {glyph}
        {label}
      </Button>
      <Panel isOpen={isOpen} onClose={close} label={label} buttonRef={button}>
        {children(close)}
      </Panel>
    </>
  );
}
