import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Checkbox, Flex, Text } from 'shell/ui';
import { isSharedDevice, keepRemembered, keepSharedDevice } from '#shared/stored-items';
import type { MessageId } from '../messages/message-id.ts';

export interface DeviceChoicesProps {
  /** Whether the box to remember is ticked at first. */
  remember: boolean;
  /** Whether that one was ticked before this form was there. */
  shared: boolean;
  /** Called when the computer becomes a shared one, which remembers nobody. */
  onShared: () => void;
  /** What stands in the same lines. */
  children?: ReactNode;
}

/** Whether this browser remembers, or belongs to several people: then nothing may be remembered. */
export function DeviceChoices({ remember, shared, onShared, children }: DeviceChoicesProps): ReactElement {
  const t = useTranslations<MessageId>();
  const [isShared, setIsShared] = useState(() => shared || isSharedDevice());
  useEffect(() => {
    keepSharedDevice(isShared);
    if (isShared) keepRemembered(undefined);
  }, [isShared]);
  const choose = (next: boolean): void => {
    setIsShared(next);
    if (next) onShared();
  };
  return (
    <Flex wrap="wrap" align="center" columnGap="4" fontSize="sm">
      {isShared ? null : (
        <Checkbox name="remember" value="true" defaultChecked={remember}>
          {t('signin.form.remember')}
        </Checkbox>
      )}
      <Checkbox
        name="sharedDevice"
        value="true"
        checked={isShared}
        onChange={(event) => choose(event.currentTarget.checked)}
      >
        {t('signin.form.shared')}
      </Checkbox>
      {children}
      {isShared ? (
        <Text width="100%" color="fg.muted">
          {t('signin.form.sharedHelp')}
        </Text>
      ) : null}
    </Flex>
  );
}
