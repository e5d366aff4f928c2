import type { ReactElement } from 'react';
import { NativeSelect } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Flex, Text } from 'shell/ui';
import type { ImportField, ImportJob } from '#shared/contracts';
import { LineItem, PlainList } from '../items/plain-list.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { fieldsOf, type MappingDraft } from './mapping-draft.ts';

export interface ColumnLinesProps {
  job: ImportJob;
  fields: MappingDraft['fields'];
  onChange: (fields: MappingDraft['fields']) => void;
}

/** The columns of a file with their first cells, and what each of them holds. */
export function ColumnLines({ job, fields, onChange }: ColumnLinesProps): ReactElement {
  const t = useTranslations<MessageId>();
  const options = [
    { value: '', label: t('administration.import.notUsed') },
    ...fieldsOf(job).map((field) => ({ value: field, label: t(`administration.import.field.${field}`) })),
  ];
  return (
    <PlainList aria-label={t('administration.import.columns')}>
      {job.columns.map(({ column, header, samples }) => {
        const name = header || t('administration.import.columnNumber', { number: column + 1 });
        return (
          <LineItem key={column}>
            <Flex wrap="wrap" align="center" columnGap="4" rowGap="1">
              <Box flex="1 1 12rem" minWidth="0">
                <Text fontWeight="600" overflowWrap="anywhere">
                  {name}
                </Text>
                <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere" lineClamp={2}>
                  {samples.filter(Boolean).join(' · ')}
                </Text>
              </Box>
              <Box flex="1 1 12rem" maxWidth={{ md: '16rem' }}>
                <NativeSelect
                  aria-label={t('administration.import.holds', { name })}
                  options={options}
                  value={fields[column] ?? ''}
                  onChange={({ currentTarget }) =>
                    onChange({ ...fields, [column]: currentTarget.value as ImportField | '' })
                  }
                />
              </Box>
            </Flex>
          </LineItem>
        );
      })}
    </PlainList>
  );
}
