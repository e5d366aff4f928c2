import { useDroppable } from '@dnd-kit/core';
import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { chakra } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';

/** Styles all that is in it: a style that came with the first folder had every element of the page styled anew. */
const Nav = chakra('nav', {
  base: {
    flex: '1 1 12rem',
    minWidth: '0',
    // On phones the choice of places names the top already.
    '&[data-top]': { display: { base: 'none', md: 'block' } },
    '& ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', listStyle: 'none' },
    '& li': { display: 'flex', alignItems: 'center', minWidth: '0', maxWidth: '100%' },
    '& svg': { color: 'fg.muted', flexShrink: '0' },
    '& p': { fontWeight: 'semibold', paddingInline: '2', truncate: true },
    '& button': {
      minHeight: { base: '11', md: '9' },
      maxWidth: '48',
      paddingInline: '2',
      borderRadius: 'control',
      textStyle: 'sm',
      fontWeight: 'medium',
      cursor: 'button',
      focusVisibleRing: 'outside',
      truncate: true,
      '&:hover, &[data-over]': { bg: 'brand.subtle' },
    },
  },
});

export interface TrailStep {
  /** Empty for the top of a space. */
  parentId: string;
  name: string;
  /** Set where files can be dropped. */
  spaceId: string | undefined;
  open: () => void;
}

export interface TrailProps {
  steps: readonly TrailStep[];
  /** Whether the top of a place is shown. */
  isTop: boolean;
}

/** The folders above, and the one that is shown. */
export function Trail({ steps, isTop }: TrailProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Nav aria-label={t('drive.place.trail')} data-top={isTop || undefined}>
      <ol>
        {steps.map((step, at) => (
          <li key={step.parentId}>
            {at > 0 ? <ChevronRight size={18} strokeWidth={1.75} aria-hidden /> : null}
            {at === steps.length - 1 ? (
              <p aria-current="page" title={step.name}>
                {step.name}
              </p>
            ) : (
              <Step step={step} />
            )}
          </li>
        ))}
      </ol>
    </Nav>
  );
}

function Step({ step: { parentId, name, spaceId, open } }: { step: TrailStep }): ReactElement {
  const { setNodeRef, isOver } = useDroppable({
    id: `trail:${parentId}`,
    disabled: spaceId === undefined,
    data: { target: { spaceId, parentId } },
  });
  return (
    <button type="button" ref={setNodeRef} title={name} data-over={isOver || undefined} onClick={open}>
      {name}
    </button>
  );
}
