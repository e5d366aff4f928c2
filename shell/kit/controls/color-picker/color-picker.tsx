import { SimpleGrid, Stack } from '@chakra-ui/react';
import { type ReactElement, useId } from 'react';
import { useIntl } from 'react-intl';
import { RoomWords } from '../../../core/language/index.ts';
import { Field } from '../../ui/index.ts';
import { NativeSelect } from '../native-select.tsx';
import { FreeColor } from './free-color.tsx';
import { catalogues } from './messages/zh-CN.json?all';
import { fontFamilies, fontSizes, gradients, standardColors, themeColors } from './palettes.ts';
import { Swatches } from './swatches.tsx';

/** What the picker gives (J09). */
export interface PickedStyle {
  /** Such as `#457cd6`. */
  color: string;
  /** One of 12px, 14px, 16px, 18px, 20px; only with the font selection. */
  fontSize?: string | undefined;
  /** One of the six families; only with the font selection. */
  fontFamily?: string | undefined;
}

export interface ColorPickerProps {
  value: PickedStyle;
  onChange: (value: PickedStyle) => void;
  /** Whether size and family of a font are chosen too. Default false. */
  withFont?: boolean | undefined;
}

/** Colours and, where asked for, a font: 10 theme colours, their 50 shades, 10 standard ones, any other (J09). */
export function ColorPicker(props: ColorPickerProps): ReactElement {
  return (
    <RoomWords catalogues={catalogues}>
      <Picker {...props} />
    </RoomWords>
  );
}

function Picker({ value, onChange, withFont = false }: ColorPickerProps): ReactElement {
  const { formatMessage } = useIntl();
  const name = useId();
  const choose = (color: string): void => onChange({ ...value, color });
  const common = { name, value: value.color, onChoose: choose };
  return (
    <Stack gap="4">
      <Swatches legend={formatMessage({ id: 'color.group.theme' })} colors={themeColors} {...common} />
      <Swatches
        legend={formatMessage({ id: 'color.group.shades' })}
        colors={gradients.flat()}
        rows={5}
        {...common}
      />
      <Swatches legend={formatMessage({ id: 'color.group.standard' })} colors={standardColors} {...common} />
      <FreeColor value={value.color} onChange={choose} />
      {withFont ? <FontChoice value={value} onChange={onChange} /> : null}
    </Stack>
  );
}

function FontChoice({ value, onChange }: ColorPickerProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
      <Field label={formatMessage({ id: 'color.font.size' })}>
        <NativeSelect
          value={value.fontSize ?? fontSizes[0]}
          options={fontSizes.map((size) => ({ value: size, label: size }))}
          onChange={({ target }) => onChange({ ...value, fontSize: target.value })}
        />
      </Field>
      <Field label={formatMessage({ id: 'color.font.family' })}>
        <NativeSelect
          value={value.fontFamily ?? fontFamilies[0].value}
          options={fontFamilies}
          onChange={({ target }) => onChange({ ...value, fontFamily: target.value })}
        />
      </Field>
    </SimpleGrid>
  );
}
