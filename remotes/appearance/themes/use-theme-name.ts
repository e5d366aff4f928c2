import { useCallback } from 'react';
import { useTranslations } from 'shell/session';
import type { Theme } from '#shared/themes';
import type { MessageId } from '../messages/message-id.ts';

const names: Readonly<Record<string, MessageId>> = {
  ink: 'appearance.theme.ink',
  lotus: 'appearance.theme.lotus',
  cartoon: 'appearance.theme.cartoon',
  red: 'appearance.theme.red',
  blue: 'appearance.theme.blue',
  lightBlue: 'appearance.theme.lightBlue',
  green: 'appearance.theme.green',
};

/** What a theme is called; a mixed colour by its value. */
export function useThemeName(): (theme: Theme) => string {
  const t = useTranslations<MessageId>();
  return useCallback(
    ({ name }) => {
      const id = names[name];
      return id ? t(id) : name;
    },
    [t],
  );
}
