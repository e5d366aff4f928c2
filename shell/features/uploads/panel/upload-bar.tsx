import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactElement, RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Box, Button, Text } from '../../../kit/ui/index.ts';
import { ProgressLine } from './progress-line.tsx';
import { useAmounts } from './use-amounts.ts';
import type { PanelState } from './use-panel.ts';

interface UploadBarProps {
  panel: PanelState;
  isOpen: boolean;
  listId: string;
  toggle: RefObject<HTMLButtonElement | null>;
  onToggle: () => void;
}

/** All uploads in one line, which opens the list. */
export function UploadBar({ panel, isOpen, listId, toggle, onToggle }: UploadBarProps): ReactElement {
  const words = useSummary(panel);
  const Chevron = isOpen ? ChevronDown : ChevronUp;
  return (
    <Box flexShrink="0" borderTopWidth={isOpen ? '1px' : '0'} borderColor="border.muted">
      {panel.running > 0 ? <ProgressLine percent={panel.totals.percent} /> : null}
      <Button
        ref={toggle}
        variant="ghost"
        width="100%"
        height="auto"
        minHeight="11"
        paddingInline="4"
        paddingBlock="2"
        justifyContent="space-between"
        borderRadius="0"
        whiteSpace="normal"
        textAlign="start"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={onToggle}
      >
        <Text as="span" fontVariantNumeric="tabular-nums">
          {words}
        </Text>
        <Chevron size={18} strokeWidth={1.75} aria-hidden />
      </Button>
    </Box>
  );
}

function useSummary({ uploads, refused, unfinished, totals, running, needsUser }: PanelState): string {
  const { formatMessage } = useIntl();
  const { speed, timeLeft, percent } = useAmounts();
  const done = uploads.filter(({ status }) => status === 'done').length;
  if (running === 0) {
    if (uploads.length === 0 && refused.length === 0)
      return formatMessage({ id: 'uploads.bar.unfinished' }, { count: unfinished.length });
    return formatMessage(
      { id: needsUser > 0 ? 'uploads.bar.problems' : 'uploads.bar.done' },
      { done, needsUser },
    );
  }
  const counted = uploads.filter(({ status }) => status !== 'aborted').length;
  const parts = [formatMessage({ id: 'uploads.bar.count' }, { done, all: counted }), percent(totals.percent)];
  if (totals.bytesPerSecond > 0) parts.push(speed(totals.bytesPerSecond));
  if (totals.secondsLeft !== undefined) parts.push(timeLeft(totals.secondsLeft));
  return parts.join(formatMessage({ id: 'uploads.bar.separator' }));
}
