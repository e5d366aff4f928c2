import { LayoutGrid } from 'lucide-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Button } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { startArranging, takeReturn } from './arranging.ts';

/** Leads to the view in which apps are arranged, and takes the focus back from there. */
export function ArrangeButton(): ReactElement {
  const label = useTranslations<MessageId>()('desktop.arrange.button');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takeReturn()) button.current?.focus();
  }, []);
  return (
    <Button
      ref={button}
      variant="outline"
      flexShrink="0"
      aria-label={label}
      title={label}
      height="11"
      bg="bg.panel"
      onClick={() => void startArranging()}
    >
      <LayoutGrid size={18} strokeWidth={1.75} aria-hidden />
      <Box as="span" display={{ base: 'none', md: 'inline' }}>
        {label}
      </Box>
    </Button>
  );
}
