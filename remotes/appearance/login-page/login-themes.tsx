import type { ReactElement } from 'react';
import { ChoiceGroup } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Checkbox, Text } from 'shell/ui';
import { findTheme, namedThemes } from '#shared/themes';
import type { MessageId } from '../messages/message-id.ts';
import { useThemeName } from '../themes/use-theme-name.ts';

export interface LoginThemesProps {
  /** In the order of choosing. */
  value: readonly string[];
  onChange: (themes: string[]) => void;
}

/** The themes of the login page; the first that is chosen is the one that visitors see. */
export function LoginThemes({ value, onChange }: LoginThemesProps): ReactElement {
  const t = useTranslations<MessageId>();
  const nameOf = useThemeName();
  const unknown = value.filter((name) => !namedThemes.some((theme) => theme.name === name));
  const names = [...namedThemes.map(({ name }) => name), ...unknown];
  const toggle = (name: string): void =>
    onChange(value.includes(name) ? value.filter((other) => other !== name) : [...value, name]);
  return (
    <>
      <ChoiceGroup legend={t('appearance.login.themes')} layout={{ columnGap: '5' }}>
        {names.map((name) => (
          <Checkbox key={name} checked={value.includes(name)} onChange={() => toggle(name)}>
            {nameOf(findTheme(name))}
            {value[0] === name ? (
              <Text as="span" color="fg.muted" fontSize="sm">
                {t('appearance.login.shown')}
              </Text>
            ) : null}
          </Checkbox>
        ))}
      </ChoiceGroup>
      <Text fontSize="sm" color="fg.muted">
        {t('appearance.login.themesHelp')}
      </Text>
    </>
  );
}
