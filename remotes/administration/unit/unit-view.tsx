import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { QueryView } from 'shell/app';
import { NativeSelect } from 'shell/kit';
import { useMaySend } from 'shell/permissions';
import { useLanguage, useTranslations, useUser } from 'shell/session';
import { Box, EmptyState, Field, Stack } from 'shell/ui';
import { type AreaSchool, areaSchools, isArea } from '#shared/contracts';
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
  /** Whether the bureau itself may be chosen as well, and is until a school is. Default false: it has no classes. */
  hasOwn?: boolean;
  children: (unit: KeptUnit) => ReactNode;
}

/** The user's own unit. A user who may list the schools of a bureau chooses one of them above, or the bureau where that makes sense. */
export function UnitView(props: UnitViewProps): ReactElement {
  const user = useUser();
  const { language } = useLanguage();
  const maySend = useMaySend();
  if (isArea(user) && maySend(areaSchools)) return <SchoolsOfBureau {...props} />;
  return <>{props.children({ unitId: '', name: localName(language, user.unitName, user.unitEnName) })}</>;
}

function SchoolsOfBureau({ chosen, onChoose, hasOwn = false, children }: UnitViewProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const { unitName, unitEnName } = useUser();
  const nameOf = ({ name, enName }: AreaSchool): string => localName(language, name, enName);
  return (
    <QueryView query={useQuery(schoolsQuery)}>
      {(schools) => {
        const own = { unitId: '', name: localName(language, unitName, unitEnName) };
        const units: KeptUnit[] = [
          ...(hasOwn ? [own] : []),
          ...schools.map((school) => ({ unitId: school.unitId, name: nameOf(school) })),
        ];
        const unit = units.find(({ unitId }) => unitId === chosen) ?? units[0];
        if (!unit) return <EmptyState title={t('administration.unit.none')} />;
        return (
          <Stack gap="4">
            <Box maxWidth="sm">
              <Field label={t('administration.unit.label')}>
                <NativeSelect
                  options={units.map(({ unitId, name }) => ({ value: unitId, label: name }))}
                  value={unit.unitId}
                  onChange={({ currentTarget }) => onChoose(currentTarget.value)}
                />
              </Field>
            </Box>
            {children(unit)}
          </Stack>
        );
      }}
    </QueryView>
  );
}
