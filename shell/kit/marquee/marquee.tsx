import { Pause, Play } from 'lucide-react';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { RoomWords } from '../../core/language/index.ts';
import { Box, Flex, IconButton } from '../ui/index.ts';
import { catalogues } from './messages/zh-CN.json?all';
import { gapPx, useRunning } from './use-running.ts';
import { useStill } from './use-still.ts';

export interface MarqueeProps {
  /** One line: a text, or a link. */
  children: ReactNode;
  /** Language of the text, where it is another than the page's. */
  lang?: string | undefined;
}

/** A line that runs by 2 px every 83 ms where it has no room, until somebody points at it, focuses it or stops it (P06). */
export function Marquee(props: MarqueeProps): ReactElement {
  return (
    <RoomWords catalogues={catalogues}>
      <Line {...props} />
    </RoomWords>
  );
}

function Line({ children, lang }: MarqueeProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  const [isStopped, setStopped] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isStill = useStill();
  const isPaused = isStopped || isPointedAt || isFocused;
  const isRunning = useRunning({ place, track, text }, isStill, isPaused);
  return (
    <Flex align="center" gap="2">
      <Box
        ref={place}
        flex="1"
        minWidth="0"
        overflow="hidden"
        lang={lang}
        onPointerEnter={() => setPointedAt(true)}
        onPointerLeave={() => setPointedAt(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <Flex
          ref={track}
          width={isStill ? 'auto' : 'max-content'}
          gap={`${gapPx}px`}
          whiteSpace={isStill ? 'normal' : 'nowrap'}
          data-part="marquee-track"
        >
          <Box as="span" ref={text} minWidth="0" overflowWrap="anywhere">
            {children}
          </Box>
          {isRunning ? (
            // The same again, for the eye alone.
            <Box as="span" inert aria-hidden>
              {children}
            </Box>
          ) : null}
        </Flex>
      </Box>
      {isRunning ? <StopButton isStopped={isStopped} onChange={setStopped} /> : null}
    </Flex>
  );
}

interface StopButtonProps {
  isStopped: boolean;
  onChange: (isStopped: boolean) => void;
}

function StopButton({ isStopped, onChange }: StopButtonProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      variant="ghost"
      size="sm"
      minWidth={{ base: '11', md: '8' }}
      minHeight={{ base: '11', md: '8' }}
      aria-label={formatMessage({ id: isStopped ? 'kit.marquee.play' : 'kit.marquee.pause' })}
      onClick={() => onChange(!isStopped)}
    >
      {isStopped ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
    </IconButton>
  );
}
