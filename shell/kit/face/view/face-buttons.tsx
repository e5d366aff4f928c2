import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslations } from '../../../core/language/index.ts';
import { Button, Flex } from '../../ui/index.ts';
import type { FaceEvent, FaceMode, FaceState } from '../machine/face-state.ts';
import type { MessageId } from '../message-id.ts';

interface FaceButtonsProps {
  mode: FaceMode;
  state: FaceState;
  dispatch: (event: FaceEvent) => void;
}

/** The presses that a stage offers. Enrolling shows those that come later as well, disabled (O02, O03). */
export function FaceButtons({ mode, state, dispatch }: FaceButtonsProps): ReactElement | null {
  const t = useTranslations<MessageId>();
  const { at } = state.stage;
  const row = useRef<HTMLDivElement>(null);
  useFocusKept(row, at);
  const isCollect = mode === 'collect';
  const isAgain = at === 'saved' || at === 'captured' || at === 'done';
  const isManual = at === 'ready' || at === 'tracking' || at === 'turning';
  const isSteps = isCollect && at !== 'initialising' && at !== 'saved';
  return (
    <Flex ref={row} gap="2" wrap="wrap" justify="center">
      {at === 'closed' ? (
        <Button size="lg" onClick={() => dispatch({ type: 'open' })}>
          {t('kit.face.open')}
        </Button>
      ) : null}
      {isAgain ? (
        <Button size="lg" variant="outline" onClick={() => dispatch({ type: 'open' })}>
          {t('kit.face.again')}
        </Button>
      ) : isSteps || isManual ? (
        <Button
          size="lg"
          variant={at === 'closed' ? 'outline' : 'solid'}
          disabled={!isManual}
          onClick={() => dispatch({ type: 'photograph' })}
        >
          {t('kit.face.photograph')}
        </Button>
      ) : null}
      {isSteps ? (
        <Button
          size="lg"
          variant={at === 'captured' ? 'solid' : 'outline'}
          disabled={at !== 'captured'}
          onClick={() => dispatch({ type: 'save' })}
        >
          {t('kit.face.save')}
        </Button>
      ) : null}
    </Flex>
  );
}

/** A press may take its button away; the keyboard goes on at the next one that can be pressed. */
function useFocusKept(row: { current: HTMLElement | null }, at: string): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = row.current;
    const note = (): void => {
      hadFocus.current = true;
    };
    const forget = ({ target }: PointerEvent | FocusEvent): void => {
      if (target instanceof Node && !element?.contains(target)) hadFocus.current = false;
    };
    element?.addEventListener('focusin', note);
    document.addEventListener('focusin', forget);
    return () => {
      element?.removeEventListener('focusin', note);
      document.removeEventListener('focusin', forget);
    };
  }, [row]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage has buttons of its own
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement?.matches(':disabled');
    if (hadFocus.current && isLost) row.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [at]);
}
