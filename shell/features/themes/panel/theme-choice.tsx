import type { ReactElement } from 'react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { namedThemes, type Theme, type ThemeKind, themePicturePath } from '#shared/themes';
import { usePref } from '../../../core/prefs/index.ts';
import { Choice, ChoiceGroup } from '../../../kit/controls/index.ts';
import { Box, Image, Stack } from '../../../kit/ui/index.ts';
import { mixedWith } from './mixed-colors.ts';
import { useThemeChoice } from './use-theme-choice.ts';

/** The themes in their groups: with pictures, plain colours, and those that the user mixed. */
export function ThemeChoice(): ReactElement {
  const { formatMessage } = useIntl();
  const { theme: current, choose } = useThemeChoice();
  const mixed = mixedWith(usePref('customThemes') ?? [], current);
  const name = useId();
  const common = (theme: Pick<Theme, 'name'>) => ({
    name,
    value: theme.name,
    checked: current.name === theme.name,
    onChoose: choose,
  });
  const pictured = (legend: string, kind: ThemeKind): ReactElement => (
    <ChoiceGroup legend={formatMessage({ id: legend })}>
      {themesOf(kind).map((theme) => (
        <Choice
          key={theme.name}
          {...common(theme)}
          flexDirection="column"
          alignItems="stretch"
          gap="1"
          padding="1.5"
          width={{ base: '28', md: '32' }}
          textAlign="center"
        >
          <Thumb theme={theme} />
          {formatMessage({ id: `themes.name.${theme.name}` })}
        </Choice>
      ))}
    </ChoiceGroup>
  );
  return (
    <Stack gap="4">
      <Stack direction={{ base: 'column', md: 'row' }} gap="4">
        {pictured('themes.group.classic', 'classic')}
        {pictured('themes.group.stage', 'stage')}
      </Stack>
      <ChoiceGroup legend={formatMessage({ id: 'themes.group.color' })}>
        {themesOf('color').map((theme) => (
          <Choice key={theme.name} {...common(theme)}>
            <Swatch color={theme.color} />
            {formatMessage({ id: `themes.name.${theme.name}` })}
          </Choice>
        ))}
      </ChoiceGroup>
      {mixed.length > 0 ? (
        <ChoiceGroup legend={formatMessage({ id: 'themes.group.mixed' })}>
          {mixed.map((color) => (
            <Choice key={color} {...common({ name: color })}>
              <Swatch color={color} />
              {color}
            </Choice>
          ))}
        </ChoiceGroup>
      ) : null}
    </Stack>
  );
}

function themesOf(...kinds: ThemeKind[]): Theme[] {
  return namedThemes.filter(({ kind }) => kinds.includes(kind));
}

function Thumb({ theme }: { theme: Theme }): ReactElement {
  return (
    <Image
      src={themePicturePath(theme)}
      alt=""
      width="100%"
      height="16"
      objectFit="cover"
      objectPosition="50% 100%"
      borderRadius="sm"
      borderBottomWidth="4px"
      style={{ borderColor: theme.color }}
    />
  );
}

function Swatch({ color }: { color: string }): ReactElement {
  return (
    <Box
      boxSize="5"
      borderRadius="full"
      borderWidth="1px"
      borderColor="border"
      style={{ backgroundColor: color }}
    />
  );
}
