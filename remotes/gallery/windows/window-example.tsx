import { type ReactElement, useState } from 'react';
import { NativeSelect, Switch } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, Field, Flex, SimpleGrid, Stack } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { ExampleWindow } from './example-window.tsx';
import { positions, type SwitchName, sizes, switches, type WindowChoice } from './window-props.ts';

/** A window with every prop of P01 to choose. */
export function WindowExample(): ReactElement {
  const t = useTranslations<MessageId>();
  const [choice, setChoice] = useState<WindowChoice>({ position: 'middle', size: 'small', ...switches });
  const [isOpen, setOpen] = useState(false);
  const change = (part: Partial<WindowChoice>): void => setChoice({ ...choice, ...part });
  return (
    <>
      <Stack gap="3" align="flex-start" alignSelf="stretch">
        <Flex wrap="wrap" gap="3">
          <PlainChoice
            label={t('gallery.window.position')}
            options={positions}
            value={choice.position}
            onChange={(position) => change({ position })}
          />
          <PlainChoice
            label={t('gallery.window.size')}
            options={sizes}
            value={choice.size}
            onChange={(size) => change({ size })}
          />
        </Flex>
        <SimpleGrid minChildWidth="14rem" columnGap="6" width="100%">
          {(Object.keys(switches) as SwitchName[]).map((name) => (
            <Switch key={name} checked={choice[name]} onCheckedChange={(isOn) => change({ [name]: isOn })}>
              {t(`gallery.window.${name}`)}
            </Switch>
          ))}
        </SimpleGrid>
        <Button minHeight={{ base: '11', md: '10' }} onClick={() => setOpen(true)}>
          {t('gallery.window.open')}
        </Button>
      </Stack>
      {isOpen ? <ExampleWindow choice={choice} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface PlainChoiceProps<Name extends string> {
  label: string;
  /** Values of the prop, as developers write them. */
  options: readonly Name[];
  value: Name;
  onChange: (name: Name) => void;
}

function PlainChoice<Name extends string>(props: PlainChoiceProps<Name>): ReactElement {
  return (
    <Box width="10rem">
      <Field label={props.label}>
        <NativeSelect
          value={props.value}
          onChange={({ target }) => {
            const chosen = props.options.find((name) => name === target.value);
            if (chosen) props.onChange(chosen);
          }}
          options={props.options.map((name) => ({ value: name, label: name }))}
        />
      </Field>
    </Box>
  );
}
