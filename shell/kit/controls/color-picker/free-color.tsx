import { chakra, Flex } from '@chakra-ui/react';
import { type ReactElement, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Field, Input } from '../../ui/index.ts';

const Well = chakra('input', {
  base: {
    boxSize: '11',
    flexShrink: '0',
    padding: '1',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.panel',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
  },
});

export interface FreeColorProps {
  value: string;
  onChange: (color: string) => void;
}

/** Any colour: the browser's own picker, with its pipette where there is one, or the value typed. */
export function FreeColor({ value, onChange }: FreeColorProps): ReactElement {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const type = (text: string): void => {
    setTyped(text);
    if (isColor(text)) onChange(text.toLowerCase());
  };
  return (
    <Flex gap="2" align="flex-end">
      <Well
        type="color"
        aria-label={formatMessage({ id: 'color.free.pick' })}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <Field
        label={formatMessage({ id: 'color.free.value' })}
        error={isColor(typed) ? undefined : formatMessage({ id: 'color.free.invalid' })}
      >
        <Input
          value={typed}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => type(target.value.trim())}
        />
      </Field>
    </Flex>
  );
}

function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}
