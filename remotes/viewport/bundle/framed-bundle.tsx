import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'shell/session';
import { chakra } from 'shell/ui';
import { formatViewportFrame } from '#shared/viewport-files';
import type { MessageId } from '../messages/message-id.ts';
import { afterMessages } from './after-messages.ts';
import { BundleProgress } from './bundle-progress.tsx';
import type { BundleProps } from './bundle-props.ts';
import type { BundleState } from './bundle-state.ts';
import { handOver } from './hand-over.ts';
import { useFrameMessages } from './use-frame-messages.ts';
import { usePrintHeight } from './use-print-height.ts';

export interface FramedBundleProps extends BundleProps {
  onTitle: (title: string) => void;
}

const Frame = chakra('iframe', {
  base: {
    display: 'block',
    width: '100%',
    height: 'calc(100dvh - 12rem)',
    minHeight: '24rem',
    borderWidth: '0',
  },
});

/** A bundle in a frame of its own: what it leaves running, and what it does to its page, ends with the frame. */
export function FramedBundle({ query, onReopen, onTitle }: FramedBundleProps): ReactElement {
  const t = useTranslations<MessageId>();
  const frame = useRef<HTMLIFrameElement>(null);
  // A new address would load the bundle anew.
  const [address] = useState(() => formatViewportFrame(query));
  const [state, setState] = useState<BundleState>('loading');
  const [name, setName] = useState(query.fileId);
  const hasSpoken = useFrameMessages(frame, {
    onState: setState,
    onTitle: (title) => {
      setName(title);
      onTitle(title);
    },
  });
  usePrintHeight(frame);
  const { id, linkUrl } = query;
  useEffect(() => {
    handOver(frame.current?.contentDocument?.getElementById('viewport'), { id, linkUrl });
  }, [id, linkUrl]);
  const isFailed = state === 'missing' || state === 'failed';
  return (
    <>
      <BundleProgress state={state} query={query} onReopen={onReopen} />
      {isFailed ? null : (
        <Frame
          ref={frame}
          src={address}
          title={t('viewport.frame.label', { name })}
          visibility={state === 'ready' ? 'visible' : 'hidden'}
          // A page of a proxy or a refusal has no script that says anything. What one has said may still be on its way.
          onLoad={() => afterMessages(() => setState((now) => (hasSpoken.current ? now : 'missing')))}
        />
      )}
    </>
  );
}
