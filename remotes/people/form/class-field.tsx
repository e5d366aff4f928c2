import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useId, useRef, useState } from 'react';
import { FormField } from 'shell/app';
import { useReadings } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button, Flex, Input, SimpleGrid, Stack, Text } from 'shell/ui';
import { classesQuery } from '../classes/classes-query.ts';
import { meantClasses } from '../classes/meant-classes.ts';
import type { MessageId } from '../messages/message-id.ts';
import { classOf } from '../person/person-draft.ts';
import { PersonTextField } from './person-text-field.tsx';
import type { PersonForm } from './use-person-form.ts';

const action = { variant: 'outline', size: 'sm', minHeight: { base: '11', md: '9' } } as const;

/** The class of a pupil. Both names stand apart while one is founded, and while another's version differs. */
export function ClassField({ form }: { form: PersonForm }): ReactElement {
  const { draft, conflict } = form;
  const theirs = conflict?.theirs;
  const isDifferent = theirs !== undefined && classOf(theirs) !== classOf(draft);
  return form.createsClass || isDifferent ? <NewClass form={form} /> : <ChosenClass form={form} />;
}

/** Grade and class of a class that is founded with this person. */
function NewClass({ form }: { form: PersonForm }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Stack gap="2">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <PersonTextField form={form} name="gradeName" />
        <PersonTextField form={form} name="className" />
      </SimpleGrid>
      {form.createsClass ? (
        <Button
          {...action}
          alignSelf="flex-start"
          onClick={() => {
            form.change({ gradeName: form.start.gradeName, className: form.start.className });
            form.setCreatesClass(false);
          }}
        >
          {t('people.class.choose')}
        </Button>
      ) : null}
    </Stack>
  );
}

/** One of the classes that exist; what is none of them is founded by a button only. */
function ChosenClass({ form }: { form: PersonForm }): ReactElement {
  const t = useTranslations<MessageId>();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const readsAs = useReadings();
  const { data = [], isSuccess } = useQuery(classesQuery);
  const { draft } = form;
  const [text, setText] = useState(() => classOf(draft));
  const typed = text.trim();
  const isUnknown = isSuccess && typed !== '' && !data.some((one) => classOf(one) === typed);
  const meant = isUnknown ? meantClasses(data, typed, readsAs) : [];
  const onType = (next: string): void => {
    setText(next);
    const known = data.find((one) => classOf(one) === next.trim());
    // What is no class yet stands for itself: the service refuses it until it is founded.
    form.change(
      known
        ? { gradeName: known.gradeName, className: known.className }
        : { gradeName: '', className: next.trim() },
    );
  };
  return (
    <Stack gap="2">
      <FormField form={form} name="className" label={t('people.class.label')} help={t('people.class.help')}>
        <Input
          ref={input}
          name="className"
          list={listId}
          autoComplete="off"
          spellCheck={false}
          maxLength={65}
          value={text}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      </FormField>
      <datalist id={listId}>
        {data.map((one) => (
          <option key={classOf(one)} value={classOf(one)} />
        ))}
      </datalist>
      {isUnknown ? (
        <>
          <Text fontSize="sm" color="fg.muted" role="status">
            {t('people.class.unknown', { name: typed })}
          </Text>
          <MeantClasses
            names={meant.map(classOf)}
            onChoose={(name) => {
              onType(name);
              // The buttons are gone then, and with them the focus.
              input.current?.focus();
            }}
          />
          <Button {...action} alignSelf="flex-start" onClick={() => form.setCreatesClass(true)}>
            {t('people.class.create', { name: typed })}
          </Button>
        </>
      ) : null}
    </Stack>
  );
}

/** Classes that may be meant by what is typed, such as by its pinyin. */
function MeantClasses({
  names,
  onChoose,
}: {
  names: readonly string[];
  onChoose: (name: string) => void;
}): ReactElement | null {
  const t = useTranslations<MessageId>();
  if (names.length === 0) return null;
  return (
    <Flex role="group" aria-label={t('people.class.meant')} gap="2" wrap="wrap">
      {names.map((name) => (
        <Button key={name} {...action} onClick={() => onChoose(name)}>
          {name}
        </Button>
      ))}
    </Flex>
  );
}
