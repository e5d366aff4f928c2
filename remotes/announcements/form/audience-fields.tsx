import { type ReactElement, useId } from 'react';
import { useLanguage, useTranslations } from 'shell/session';
import { Checkbox, chakra, Text } from 'shell/ui';
import { type AnnouncementReach, userTypes } from '#shared/contracts';
import { localName } from '#shared/names';
import { roleName } from '../announcement/role-name.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { AnnouncementForm } from './use-announcement-form.ts';

const Group = chakra('fieldset', { base: { border: 'none', padding: '0', margin: '0', minWidth: '0' } });
const Legend = chakra('legend', { base: { fontWeight: '500', padding: '0', marginBottom: '1' } });
const Boxes = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    maxHeight: '56',
    overflowY: 'auto',
    '& label': { minHeight: { base: '11', md: '8' } },
  },
});

interface ChoicesProps<Value> {
  legend: string;
  help?: string | undefined;
  error?: string | undefined;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** Who reads it: units where there are several, user types, and roles where there are any. */
export function AudienceFields(props: { form: AnnouncementForm; reach: AnnouncementReach }): ReactElement {
  const { form, reach } = props;
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const { draft, change } = form;
  return (
    <>
      {reach.units.length > 1 ? (
        <Choices
          legend={t('announcements.form.units')}
          error={form.problemAt('unitIds')}
          options={reach.units.map(({ id, name, enName }) => ({
            value: id,
            label: localName(language, name, enName),
          }))}
          chosen={draft.unitIds}
          onChange={(unitIds) => change({ unitIds })}
        />
      ) : null}
      <Choices
        legend={t('announcements.form.types')}
        help={t('announcements.form.everybody')}
        options={userTypes.map((value) => ({ value, label: t(`announcements.type.${value}`) }))}
        chosen={draft.userTypes}
        onChange={(chosen) => change({ userTypes: chosen })}
      />
      {reach.roles.length > 0 ? (
        <Choices
          legend={t('announcements.form.roles')}
          help={t('announcements.form.everybody')}
          options={reach.roles.map((value) => ({ value, label: roleName(value, t) }))}
          chosen={draft.roles}
          onChange={(roles) => change({ roles })}
        />
      ) : null}
    </>
  );
}

/** Any number of choices, in the order in which they are offered. */
function Choices<Value extends string | number>(props: ChoicesProps<Value>): ReactElement {
  const { legend, help, error, options, chosen, onChange } = props;
  const id = useId();
  const toggle = (value: Value, isOn: boolean) =>
    onChange(
      options.map((option) => option.value).filter((one) => (one === value ? isOn : chosen.includes(one))),
    );
  return (
    <Group aria-describedby={help || error ? id : undefined}>
      <Legend>{legend}</Legend>
      <Boxes>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            aria-invalid={error ? true : undefined}
            onChange={(event) => toggle(value, event.currentTarget.checked)}
          >
            {label}
          </Checkbox>
        ))}
      </Boxes>
      <Text id={id} fontSize="sm" color={error ? 'fg.error' : 'fg.muted'}>
        {error ?? help}
      </Text>
    </Group>
  );
}
