import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useId, useState } from 'react';
import { Choice, ChoiceGroup, ColorPicker, ConfirmDialog } from 'shell/kit';
import { isRequestError } from 'shell/request';
import { useTranslations } from 'shell/session';
import { Alert, Box, Button, Card, Checkbox, Heading, notify, Stack, Text } from 'shell/ui';
import { findTheme, namedThemes } from '#shared/themes';
import type { MessageId } from '../messages/message-id.ts';
import { setUnitTheme } from './set-unit-theme.ts';
import { ThemeSample } from './theme-sample.tsx';
import { useThemeName } from './use-theme-name.ts';

/** The theme of everybody in the unit. */
export function UnitTheme(): ReactElement {
  const t = useTranslations<MessageId>();
  const nameOf = useThemeName();
  const group = useId();
  const [theme, setTheme] = useState(() => findTheme(document.documentElement.dataset.theme));
  const [replaceAll, setReplaceAll] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isMixing, setIsMixing] = useState(theme.name.startsWith('#'));
  const setting = useMutation({
    mutationFn: () => setUnitTheme(theme.name, replaceAll),
    onSuccess: () => notify(t('appearance.theme.done', { name: nameOf(theme) }), { tone: 'success' }),
    onSettled: () => setIsAsking(false),
  });
  const { error } = setting;
  return (
    <Card as="section" aria-labelledby={`${group}title`}>
      <Stack gap="5">
        <Box>
          <Heading as="h2" size="lg" id={`${group}title`}>
            {t('appearance.theme.title')}
          </Heading>
          <Text color="fg.muted">{t('appearance.theme.text')}</Text>
        </Box>
        <ChoiceGroup
          legend={t('appearance.theme.choose')}
          layout={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
          }}
        >
          {namedThemes.map((one) => (
            <Choice
              key={one.name}
              name={group}
              value={one.name}
              checked={one === theme}
              onChoose={() => {
                setTheme(one);
                setIsMixing(false);
              }}
              flexDirection="column"
              alignItems="stretch"
              padding="1.5"
              gap="1"
              textAlign="center"
            >
              <ThemeSample theme={one} />
              {nameOf(one)}
            </Choice>
          ))}
          <Choice
            name={group}
            value="mixed"
            checked={isMixing}
            onChoose={() => setIsMixing(true)}
            flexDirection="column"
            alignItems="stretch"
            padding="1.5"
            gap="1"
            textAlign="center"
          >
            <ThemeSample theme={findTheme(theme.color)} />
            {t('appearance.theme.mixed')}
          </Choice>
        </ChoiceGroup>
        {isMixing ? (
          <ColorPicker value={{ color: theme.color }} onChange={({ color }) => setTheme(findTheme(color))} />
        ) : null}
        <Checkbox checked={replaceAll} onChange={({ target }) => setReplaceAll(target.checked)}>
          {t('appearance.theme.replaceAll')}
        </Checkbox>
        {error ? (
          <Alert tone="error" title={t('appearance.save.failed')}>
            {isRequestError(error) ? error.message : String(error)}
          </Alert>
        ) : null}
        <Box>
          <Button minHeight={{ base: '11', md: '10' }} onClick={() => setIsAsking(true)}>
            {t('appearance.theme.sync')}
          </Button>
        </Box>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={t('appearance.theme.sync')}
        confirmLabel={t('appearance.theme.confirm')}
        busy={setting.isPending}
        onConfirm={() => {
          if (!setting.isPending) setting.mutate();
        }}
        onCancel={() => setIsAsking(false)}
      >
        {t(replaceAll ? 'appearance.theme.askAll' : 'appearance.theme.ask', { name: nameOf(theme) })}
      </ConfirmDialog>
    </Card>
  );
}
