import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Box, chakra, Flex, Link, PageHeading, Text, VisuallyHidden } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { FrameFailure } from './frame-failure.tsx';
import { isDocumentFor, isLoadedHere } from './own-document.ts';
import { useFrameTalk } from './use-frame-talk.ts';

export interface OutsidePageProps {
  code: string;
  name: string;
  address: URL;
}

/** `shown` has loaded and said nothing, `ready` has spoken. */
type State = 'loading' | 'shown' | 'ready' | 'silent' | 'blocked' | 'offline';

/** A page does not wait longer than this for its first sign of life. */
const maxWaitMs = 15_000;

const Frame = chakra('iframe', {
  base: { display: 'block', flex: '1', width: '100%', minHeight: '24rem', borderWidth: '0' },
});

/**
 * The sandbox lets the page run at its own origin, and open tabs that stay in the sandbox. It keeps it from moving the portal away,
 * and from asking for the camera or anything else of the device.
 */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads';

/** A page of another origin below the header. */
export function OutsidePage(props: OutsidePageProps): ReactElement {
  const { code, name, address } = props;
  const isFor = isDocumentFor(code);
  const needsLoad = !isFor && !isLoadedHere() && navigator.onLine;
  useEffect(() => {
    if (needsLoad) location.reload();
  }, [needsLoad]);
  if (isFor) return <Page {...props} />;
  if (needsLoad) return <Opening name={name} />;
  return (
    <FrameFailure
      kind={navigator.onLine ? 'silent' : 'offline'}
      name={name}
      address={address}
      onReopen={() => location.reload()}
    />
  );
}

function Page({ code, name, address }: OutsidePageProps): ReactElement {
  const t = useTranslations<MessageId>();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<State>(navigator.onLine ? 'loading' : 'offline');
  const [round, setRound] = useState(0);
  useFrameTalk(frame, { code, origin: address.origin, onHello: () => setState('ready') });
  useEffect(() => {
    const refuse = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src') setState('blocked');
    };
    document.addEventListener('securitypolicyviolation', refuse);
    return () => document.removeEventListener('securitypolicyviolation', refuse);
  }, []);
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState(navigator.onLine ? 'silent' : 'offline'), maxWaitMs);
    return () => clearTimeout(timer);
  }, [state]);
  const reopen = (): void => {
    setRound((count) => count + 1);
    setState(navigator.onLine ? 'loading' : 'offline');
  };
  if (state === 'silent' || state === 'blocked' || state === 'offline')
    return <FrameFailure kind={state} name={name} address={address} onReopen={reopen} />;
  return (
    <Flex direction="column" flex="1" minHeight="0" position="relative">
      {/* The page has a heading of its own; who hears the portal hears where she is. */}
      <VisuallyHidden asChild>
        <PageHeading>{name}</PageHeading>
      </VisuallyHidden>
      {state === 'loading' ? <Opening name={name} /> : null}
      <Frame
        key={round}
        ref={frame}
        src={address.href}
        title={t('frames.frame.label', { name })}
        sandbox={sandbox}
        allow=""
        referrerPolicy="origin"
        onLoad={() => setState((now) => (now === 'loading' ? 'shown' : now))}
      />
      {state === 'shown' ? <Hint address={address} /> : null}
    </Flex>
  );
}

function Opening({ name }: { name: string }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Text role="status" padding="4" color="fg.muted">
      {t('frames.opening.text', { name })}
    </Text>
  );
}

/** A browser does not say that a site refused to be framed: who sees nothing reads what to do. */
function Hint({ address }: { address: URL }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Box
      paddingInline={{ base: '4', md: '6' }}
      paddingBlock="2"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Text as="span" fontSize="sm" color="fg.muted">
        {t('frames.hint.text')}{' '}
      </Text>
      <Link
        href={address.href}
        target="_blank"
        rel="noopener noreferrer"
        fontSize="sm"
        textDecoration="underline"
      >
        {t('frames.action.newTab')}
      </Link>
    </Box>
  );
}
