import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { createLightRoles, findTheme } from '#shared/themes';
import { setPref, usePref } from '../../../core/prefs/index.ts';
import { ColorPicker } from '../../../kit/controls/index.ts';
import { Box, Button, Flex, Stack, Text } from '../../../kit/ui/index.ts';
import { endPreview, previewTheme } from '../page-theme.ts';
import { isMixed, withMixed, withoutMixed } from './mixed-colors.ts';
import { useThemeChoice } from './use-theme-choice.ts';

/** Mixing a colour: the page shows it while it is mixed; it counts once it is taken. */
export function ColorMixer(): ReactElement {
  const { formatMessage } = useIntl();
  const { theme, choose } = useThemeChoice();
  const mixed = usePref('customThemes') ?? [];
  const [color, setColor] = useState<string>();
  const show = (next: string): void => {
    setColor(next);
    previewTheme(findTheme(next));
  };
  const close = (): void => {
    setColor(undefined);
    endPreview();
  };
  const take = (chosen: string): void => {
    const picked = findTheme(chosen);
    if (isMixed(picked)) setPref('customThemes', withMixed(mixed, picked.name));
    choose(picked.name);
    setColor(undefined);
  };
  if (color === undefined)
    return (
      <Flex gap="2" wrap="wrap">
        <Button
          variant="outline"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          onClick={() => show(theme.color)}
        >
          {formatMessage({ id: 'themes.mix.open' })}
        </Button>
        {isMixed(theme) && mixed.includes(theme.name) ? (
          <Button
            variant="ghost"
            size="sm"
            minHeight={{ base: '11', md: '9' }}
            onClick={() => setPref('customThemes', withoutMixed(mixed, theme.name))}
          >
            {formatMessage({ id: 'themes.mix.forget' }, { color: theme.name })}
          </Button>
        ) : null}
      </Flex>
    );
  return (
    <Stack
      gap="4"
      padding="4"
      borderRadius="card"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border.muted"
    >
      <ColorPicker value={{ color }} onChange={(picked) => show(picked.color)} />
      <ContrastNote color={color} />
      <Flex gap="2" justify="flex-end" wrap="wrap">
        <Button variant="outline" onClick={close}>
          {formatMessage({ id: 'themes.mix.cancel' })}
        </Button>
        <Button onClick={() => take(color)}>{formatMessage({ id: 'themes.mix.take' })}</Button>
      </Flex>
    </Stack>
  );
}

/** Says when a colour is too light to carry text, and what is used there instead. */
function ContrastNote({ color }: { color: string }): ReactElement {
  const { formatMessage } = useIntl();
  const roles = createLightRoles(color);
  return (
    <Flex align="center" gap="3" wrap="wrap" role="status">
      <Box
        paddingInline="3"
        paddingBlock="1"
        borderRadius="control"
        fontWeight="medium"
        style={{ backgroundColor: roles['brand.solid'], color: roles['brand.contrast'] }}
      >
        {formatMessage({ id: 'themes.mix.sample' })}
      </Box>
      <Text fontSize="sm" color="fg.muted">
        {formatMessage({ id: 'themes.mix.contrast' }, { color: roles['brand.solid'] })}
      </Text>
    </Flex>
  );
}
