import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Badge, Button, Text, VisuallyHidden } from 'shell/ui';
import type { ChildOverview } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { badgeTextOf } from '../tiles/unread.ts';

export interface ChildPillProps {
  overview: ChildOverview;
  isCurrent: boolean;
  isBusy: boolean;
  onChoose: () => void;
}

/** One child: pressing makes it the current one; the current one cannot be chosen again. */
export function ChildPill({ overview, isCurrent, isBusy, onChoose }: ChildPillProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { child, unread, todos, messages } = overview;
  const count = unread.reduce((sum, { num }) => sum + num, 0) + todos + messages;
  const badge = badgeTextOf(count);
  return (
    <Button
      variant="outline"
      height="auto"
      minHeight="11"
      paddingBlock="1"
      bg={isCurrent ? 'brand.subtle' : 'bg.panel'}
      borderColor={isCurrent ? 'brand.solid' : 'border'}
      maxWidth="100%"
      whiteSpace="normal"
      textAlign="start"
      loading={isBusy}
      aria-pressed={isCurrent}
      onClick={() => {
        if (!isCurrent) onChoose();
      }}
    >
      {isCurrent ? <Check size={18} strokeWidth={2} aria-hidden /> : null}
      <Text as="span" minWidth="0" overflowWrap="anywhere">
        {child.realName}
        <Text as="span" display="block" fontSize="xs" fontWeight="400" color="fg.muted">
          {[child.gradeName, child.className].filter(Boolean).join(' ')}
        </Text>
      </Text>
      {badge ? (
        <>
          <Badge colorPalette="red" aria-hidden>
            {badge}
          </Badge>
          <VisuallyHidden>{t('desktop.children.waiting', { count })}</VisuallyHidden>
        </>
      ) : null}
    </Button>
  );
}
