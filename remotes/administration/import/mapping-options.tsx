import type { ReactElement } from 'react';
import { NativeSelect } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Checkbox, Field, Heading, Stack, Text } from 'shell/ui';
import { type ImportEncoding, type ImportJob, userTypes } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import type { MappingDraft } from './mapping-draft.ts';

const encodings = { 'utf-8': 'UTF-8', gb18030: 'GBK / GB18030', 'utf-16le': 'UTF-16' } as const;

export interface MappingOptionsProps {
  job: ImportJob;
  draft: MappingDraft;
  onChange: (change: Partial<MappingDraft>) => void;
}

/** What counts besides the columns: for people, who has no user type, and who is not in the file. */
export function MappingOptions({ job, draft, onChange }: MappingOptionsProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { options, encoding } = draft;
  const change = (part: Partial<MappingDraft['options']>): void =>
    onChange({ options: { ...options, ...part } });
  const isPeople = job.kind === 'people';
  const mayLeave = isPeople || job.kind === 'roster';
  return (
    <Stack gap="3">
      <Heading as="h2" size="sm">
        {t('administration.import.options')}
      </Heading>
      {isPeople ? (
        <Box maxWidth="sm">
          <Field label={t('administration.import.userTypeWithout')}>
            <NativeSelect
              options={[
                { value: '', label: t('administration.import.userTypeNone') },
                ...userTypes.map((type) => ({
                  value: String(type),
                  label: t(`administration.import.userType.${type}`),
                })),
              ]}
              value={options.userType === null ? '' : String(options.userType)}
              onChange={({ currentTarget: { value } }) =>
                change({ userType: userTypes.find((type) => String(type) === value) ?? null })
              }
            />
          </Field>
        </Box>
      ) : null}
      {isPeople || job.kind === 'teaching' ? (
        <Checkbox
          checked={options.foundClasses}
          onChange={({ currentTarget }) => change({ foundClasses: currentTarget.checked })}
        >
          {t('administration.import.foundClasses')}
        </Checkbox>
      ) : null}
      {mayLeave ? (
        <Box>
          <Checkbox
            checked={options.disableLeaving}
            onChange={({ currentTarget }) => change({ disableLeaving: currentTarget.checked })}
          >
            {t('administration.import.disableLeaving')}
          </Checkbox>
          <Text fontSize="sm" color="fg.muted">
            {t('administration.import.disableLeavingHelp')}
          </Text>
        </Box>
      ) : null}
      {encoding ? (
        <Box maxWidth="sm">
          <Field label={t('administration.import.encoding')} help={t('administration.import.encodingHelp')}>
            <NativeSelect
              options={Object.entries(encodings).map(([value, label]) => ({ value, label }))}
              value={encoding}
              onChange={({ currentTarget }) => onChange({ encoding: currentTarget.value as ImportEncoding })}
            />
          </Field>
        </Box>
      ) : null}
    </Stack>
  );
}
