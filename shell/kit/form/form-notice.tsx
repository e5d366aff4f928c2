import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { type Form, isSame } from '../../core/form/index.ts';
import { useTranslations } from '../../core/language/index.ts';
import { Alert, Box, Button, type ButtonProps, Text } from '../ui/index.ts';
import { FormWords } from './form-words.tsx';
import type { MessageId } from './message-id.ts';

export interface FormNoticeProps {
  form: NoticedForm;
  /** What stays safe after a failure, and what to do. Default: everything, try again. */
  safe?: string | undefined;
  /** Who or what was changed by somebody else. */
  conflictTitle?: string | undefined;
  /** What cannot be found any more, and what to do. */
  gone?: string | undefined;
  /** Default both. A long form says above that it was restored, and beside its button what failed. */
  part?: 'restored' | 'failure';
}

type NoticedForm = Pick<
  Form<object>,
  'draft' | 'failure' | 'conflict' | 'isDirty' | 'isRestored' | 'change' | 'startAfresh'
>;

/** What the form as a whole has to say: a failure, a conflict, their version, or that it holds what was typed before. */
export function FormNotice(props: FormNoticeProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const theirs = props.form.conflict?.theirs;
  useEffect(() => {
    // The button that loaded their version is gone by now, and with it the focus.
    if (theirs) box.current?.focus();
  }, [theirs]);
  return (
    <Box ref={box} data-notice tabIndex={-1} outline="none" _empty={{ display: 'none' }}>
      {noticeOf(props)}
    </Box>
  );
}

function noticeOf(props: FormNoticeProps): ReactNode {
  const content = props.part === 'restored' ? undefined : failureOf(props);
  const isRestored = props.part !== 'failure' && props.form.isRestored && props.form.isDirty;
  const notice = content ?? (isRestored ? <Restored {...props} /> : null);
  return notice && <FormWords>{notice}</FormWords>;
}

function failureOf(props: FormNoticeProps): ReactNode {
  const { failure, conflict } = props.form;
  if (conflict && (conflict.isGone || failure?.code === 'conflict'))
    return <Conflict {...props} conflict={conflict} />;
  if (failure) return <Failure {...props} failure={failure} />;
  return conflict?.theirs && <Theirs {...props} theirs={conflict.theirs} />;
}

function Conflict({
  conflict,
  conflictTitle,
  gone,
}: FormNoticeProps & { conflict: NonNullable<NoticedForm['conflict']> }): ReactElement {
  const t = useTranslations<MessageId>();
  if (conflict.isGone) return <Alert tone="error">{gone ?? t('form.conflict.gone')}</Alert>;
  return (
    <Alert tone="warning" title={conflictTitle ?? t('form.conflict.title')}>
      <Text>{t('form.conflict.text')}</Text>
      <Action loading={conflict.isLoading} onClick={conflict.load}>
        {t('form.conflict.load')}
      </Action>
    </Alert>
  );
}

function Failure({
  failure,
  safe,
}: FormNoticeProps & { failure: NonNullable<NoticedForm['failure']> }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Alert tone="error" title={failure.message || t('form.failure.title')}>
      <Text>{safe ?? t('form.failure.safe')}</Text>
      {failure.requestId ? (
        <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
          {t('form.failure.requestId', { id: failure.requestId })}
        </Text>
      ) : null}
    </Alert>
  );
}

function Theirs({ form, theirs }: FormNoticeProps & { theirs: object }): ReactElement {
  const t = useTranslations<MessageId>();
  const count = countDifferences(form.draft, theirs);
  return (
    <Alert tone="info" title={t('form.conflict.loaded.title')}>
      <Text>{t('form.conflict.loaded.text', { count })}</Text>
      {count > 0 ? <Action onClick={() => form.change(theirs)}>{t('form.conflict.takeAll')}</Action> : null}
    </Alert>
  );
}

function Restored({ form }: FormNoticeProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Alert tone="info" title={t('form.restored.title')}>
      <Action onClick={form.startAfresh}>{t('form.restored.drop')}</Action>
    </Alert>
  );
}

function Action(props: ButtonProps): ReactElement {
  return <Button variant="outline" size="sm" minHeight={{ base: '11', md: '9' }} marginTop="2" {...props} />;
}

function countDifferences(mine: object, theirs: object): number {
  return Object.entries(mine).filter(([name, value]) => !isSame(value, Reflect.get(theirs, name))).length;
}
