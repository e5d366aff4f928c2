import type { ReactElement } from 'react';
import { setPref, usePref } from 'shell/header';
import { NativeSelect, Switch } from 'shell/kit';
import { navigate, useLanguage, usePage, useTranslations } from 'shell/session';
import { Box, Field, Flex } from 'shell/ui';
import { namedThemes } from '#shared/themes';
import type { MessageId } from '../messages/message-id.ts';

const schemes = ['auto', 'light', 'dark'] as const;

/** Shows the page in another language, brightness or colour, so that a component is seen in each. */
export function DisplayBar(): ReactElement {
  const t = useTranslations<MessageId>();
  const scheme = usePref('scheme') ?? 'auto';
  return (
    <Flex role="group" aria-label={t('gallery.show.label')} wrap="wrap" columnGap="4" rowGap="3" align="end">
      <LanguageChoice />
      <Box flex="1 1 8rem" maxWidth="12rem">
        <Field label={t('gallery.show.scheme')}>
          <NativeSelect
            value={scheme}
            options={schemes.map((value) => ({ value, label: t(`gallery.show.${value}`) }))}
            onChange={({ currentTarget }) => {
              const chosen = schemes.find((value) => value === currentTarget.value);
              if (chosen) setPref('scheme', chosen);
            }}
          />
        </Field>
      </Box>
      <ColorChoice />
      <Flex wrap="wrap" columnGap="4" minHeight="11" align="center">
        <Switch
          checked={usePref('contrast') === 'high'}
          onCheckedChange={(isHigh) => setPref('contrast', isHigh ? 'high' : 'auto')}
        >
          {t('gallery.show.contrast')}
        </Switch>
        <Switch
          checked={usePref('textSize') === 'large'}
          onCheckedChange={(isLarge) => setPref('textSize', isLarge ? 'large' : 'normal')}
        >
          {t('gallery.show.large')}
        </Switch>
      </Flex>
    </Flex>
  );
}

function LanguageChoice(): ReactElement {
  const t = useTranslations<MessageId>();
  const { language, choices, switchLanguage } = useLanguage();
  return (
    <Box flex="1 1 8rem" maxWidth="12rem">
      <Field label={t('gallery.show.language')}>
        <NativeSelect
          value={language}
          options={choices.map(({ tag, name }) => ({ value: tag, label: name }))}
          onChange={({ currentTarget }) => {
            const chosen = choices.find(({ tag }) => tag === currentTarget.value);
            if (chosen) void switchLanguage(chosen.tag);
          }}
        />
      </Field>
    </Box>
  );
}

/** The colour is in the address, so that nothing is saved and a link shows the same. */
function ColorChoice(): ReactElement {
  const t = useTranslations<MessageId>();
  const { path, search, hash } = usePage();
  const color = new URLSearchParams(search).get('replaceThemeColor') ?? '';
  const options = namedThemes.map((theme) => ({ value: theme.color.slice(1), label: theme.color }));
  return (
    <Box flex="1 1 8rem" maxWidth="12rem">
      <Field label={t('gallery.show.color')}>
        <NativeSelect
          value={color}
          options={[{ value: '', label: t('gallery.show.own') }, ...options]}
          onChange={({ currentTarget: { value } }) =>
            void navigate(`${path}${value ? `?replaceThemeColor=${value}` : ''}${hash}`)
          }
        />
      </Field>
    </Box>
  );
}
