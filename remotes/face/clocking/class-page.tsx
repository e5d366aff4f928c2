import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { QueryView, useHashQuery } from 'shell/app';
import { NativeSelect } from 'shell/kit';
import { usePageTitle, useTranslations } from 'shell/session';
import { Card, EmptyState, Field, Flex, Input, PageHeading, SimpleGrid, Stack, Text } from 'shell/ui';
import type { RegisterClass } from '#shared/contracts';
import { useDates } from '#shared/dates';
import type { MessageId } from '../messages/message-id.ts';
import { classesQuery, classQuery, nameOf, registerQuery } from './class-query.ts';
import { RegisterView } from './register-view.tsx';
import { StartForm } from './start-form.tsx';

/** Who of a class is there: one class and one day at a time, both in the address. */
export function ClassPage(): ReactElement {
  const t = useTranslations<MessageId>();
  const title = t('face.class.title');
  usePageTitle(title);
  return (
    <Stack gap="4">
      <PageHeading>{title}</PageHeading>
      <QueryView query={useQuery(classesQuery)}>
        {(classes) => {
          const [first] = classes;
          return first ? <ChosenClass classes={classes} first={first} /> : <NoClass />;
        }}
      </QueryView>
    </Stack>
  );
}

function NoClass(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Card>
      <EmptyState
        icon={<UsersRound size={40} strokeWidth={1.25} aria-hidden />}
        title={t('face.class.none.title')}
        text={t('face.class.none.text')}
      />
    </Card>
  );
}

interface ChosenClassProps {
  classes: readonly RegisterClass[];
  first: RegisterClass;
}

function ChosenClass({ classes, first }: ChosenClassProps): ReactElement {
  const t = useTranslations<MessageId>();
  const [query, change] = useHashQuery(classQuery);
  const today = useDates().format(Date.now(), 'YYYY-MM-DD');
  const day = query.day ?? today;
  const chosen =
    classes.find(
      ({ gradeName, className }) => gradeName === (query.grade ?? '') && className === query.name,
    ) ?? first;
  const { gradeName, className } = chosen;
  const ofDay = { gradeName, className, day };
  const key = JSON.stringify(ofDay);
  const register = useQuery(registerQuery(ofDay));
  return (
    <>
      <Card>
        <Stack gap="3">
          {register.data?.registerId === null ? <Text>{t('face.start.text')}</Text> : null}
          <Flex gap="4" wrap="wrap" align="flex-start">
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" flex="1 1 20rem" maxWidth="2xl">
              <Field label={t('face.class.class')}>
                <NativeSelect
                  options={classes.map((one, at) => ({
                    value: String(at),
                    label: t('face.class.option', { name: nameOf(one), count: one.pupils }),
                  }))}
                  value={String(classes.indexOf(chosen))}
                  onChange={({ currentTarget }) => {
                    const next = classes[Number(currentTarget.value)];
                    if (next) change((now) => ({ ...now, grade: next.gradeName, name: next.className }));
                  }}
                />
              </Field>
              <DayField
                today={today}
                day={day}
                onChange={(next) => change((now) => ({ ...now, day: next }))}
              />
            </SimpleGrid>
            {register.data ? <StartForm key={key} ofDay={ofDay} register={register.data} /> : null}
          </Flex>
        </Stack>
      </Card>
      <QueryView query={register}>
        {(data) => <RegisterView key={key} ofDay={ofDay} register={data} isToday={day === today} />}
      </QueryView>
    </>
  );
}

interface DayFieldProps {
  today: string;
  day: string;
  onChange: (day: string) => void;
}

function DayField({ today, day, onChange }: DayFieldProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Field label={t('face.class.day')}>
      <Input
        type="date"
        max={today}
        value={day}
        onChange={({ currentTarget }) => {
          if (currentTarget.value) onChange(currentTarget.value);
        }}
      />
    </Field>
  );
}
