import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { QueryView } from 'shell/app';
import { NativeSelect } from 'shell/kit';
import { useLanguage, useTranslations, useUser } from 'shell/session';
import { Box, EmptyState, Field, Stack } from 'shell/ui';
import { type AreaSchool, isArea } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';
import { schoolsQuery } from './schools-query.ts';

/** The unit that is kept: its id as calls take it, and its name. */
export interface KeptUnit {
  /** Empty for the user's own. */
  readonly unitId: string;
  readonly name: string;
}

export interface UnitViewProps {
  /** The school that the address names; empty for none. */
  chosen: string;
  onChoose: (unitId: string) => void;
  children: (unit: KeptUnit) => ReactNode;
}

/** The user's own unit. An administrator of a bureau chooses one of its schools above. */
export function UnitView(props: UnitViewProps): ReactElement {
  const user = useUser();
  const { language } = useLanguage();
  if (isArea(user)) return <SchoolsOfBureau {...props} />;
  return <>{props.children({ unitId: '', name: localName(language, user.unitName, user.unitEnName) })}</>;
}

function SchoolsOfBureau({ chosen, onChoose, children }: UnitViewProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const nameOf = ({ name, enName }: AreaSchool): string => localName(language, name, enName);
  return (
    <QueryView query={useQuery(schoolsQuery)}>
      {(schools) => {
        const school = schools.find(({ unitId }) => unitId === chosen) ?? schools[0];
        if (!school) return <EmptyState title={t('administration.unit.none')} />;
        return (
          <Stack gap="4">
            <Box maxWidth="sm">
              <Field label={t('administration.unit.label')}>
                <NativeSelect
                  options={schools.map((one) => ({ value: one.unitId, label: nameOf(one) }))}
                  value={school.unitId}
                  onChange={({ currentTarget }) => onChoose(currentTarget.value)}
                />
              </Field>
            </Box>
            {children({ unitId: school.unitId, name: nameOf(school) })}
          </Stack>
        );
      }}
    </QueryView>
  );
}
