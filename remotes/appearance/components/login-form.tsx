import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { NativeSelect } from 'shell/kit';
import { useTranslations } from 'shell/session';
import {
  Alert,
  Box,
  Button,
  Card,
  Checkbox,
  Field,
  Flex,
  Heading,
  Input,
  SimpleGrid,
  Stack,
  Text,
} from 'shell/ui';
import { parseLanguage } from '#shared/contracts';
import { maxTextLength } from '../state/login-draft.ts';
import type { MessageId } from '../state/message-id.ts';
import type { LoginForm as Form } from '../state/use-login-form.ts';
import { FilingFields } from './filing-fields.tsx';
import { LoginPreview } from './login-preview.tsx';
import { LoginThemes } from './login-themes.tsx';

type TextField = 'footer' | 'link' | 'helpCenter' | 'copyright';

const labels = {
  footer: 'appearance.login.footer',
  link: 'appearance.login.link',
  helpCenter: 'appearance.login.helpCenter',
  copyright: 'appearance.login.copyright',
} as const satisfies Record<TextField, MessageId>;

const Line = ({ form, name }: { form: Form; name: TextField }): ReactElement => {
  const t = useTranslations<MessageId>();
  return (
    <Field label={t(labels[name])} error={form.problems[name] ? t('appearance.problem.address') : undefined}>
      <Input
        value={form.draft[name]}
        maxLength={maxTextLength}
        onChange={({ target }) => form.change({ [name]: target.value })}
      />
    </Field>
  );
};

const DefaultLanguage = ({ form: { draft, change } }: { form: Form }): ReactElement => {
  const t = useTranslations<MessageId>();
  return (
    <Field label={t('appearance.login.language')} help={t('appearance.login.languageHelp')}>
      <NativeSelect
        options={[
          { value: 'zh-CN', label: t('appearance.login.chinese') },
          { value: 'en', label: t('appearance.login.english') },
        ]}
        value={draft.defaultLanguage}
        onChange={({ currentTarget }) => change({ defaultLanguage: parseLanguage(currentTarget.value) })}
      />
    </Field>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }): ReactElement => (
  <Stack gap="3">
    <Heading as="h3" size="md">
      {title}
    </Heading>
    {children}
  </Stack>
);

/** After a refused try the focus goes to the first field that has to be mended. */
const useFocusOnProblem = (problems: object) => {
  const area = useRef<HTMLFormElement>(null);
  const count = Object.keys(problems).length;
  useEffect(() => {
    if (count > 0) area.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [count]);
  return area;
};

/** Everything about the login page, with its preview beside. */
export const LoginForm = ({ form }: { form: Form }): ReactElement => {
  const t = useTranslations<MessageId>();
  const area = useFocusOnProblem(form.problems);
  const { draft, change } = form;
  return (
    <Card as="section" aria-labelledby="appearance-login">
      <Stack gap="5">
        <Box>
          <Heading as="h2" size="lg" id="appearance-login">
            {t('appearance.login.title')}
          </Heading>
          <Text color="fg.muted">{t('appearance.login.text')}</Text>
        </Box>
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="8">
          <form
            ref={area}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              form.save();
            }}
          >
            <Stack gap="6">
              <Part title={t('appearance.login.look')}>
                <LoginThemes value={draft.themeList} onChange={(themeList) => change({ themeList })} />
                <DefaultLanguage form={form} />
              </Part>
              <Part title={t('appearance.login.footerPart')}>
                <Checkbox
                  checked={draft.showFooter}
                  onChange={({ target }) => change({ showFooter: target.checked })}
                >
                  {t('appearance.login.showFooter')}
                </Checkbox>
                <Line form={form} name="footer" />
                <Line form={form} name="link" />
                <Line form={form} name="helpCenter" />
                <Line form={form} name="copyright" />
              </Part>
              <Part title={t('appearance.filing.title')}>
                <Checkbox
                  checked={draft.showFilings}
                  onChange={({ target }) => change({ showFilings: target.checked })}
                >
                  {t('appearance.filing.showAll')}
                </Checkbox>
                <FilingFields
                  filings={draft.filings}
                  problems={form.problems}
                  onChange={(filings) => change({ filings })}
                />
              </Part>
              {form.failure ? (
                <Alert tone="error" title={t('appearance.save.failed')}>
                  {form.failure}
                </Alert>
              ) : null}
              <Flex gap="2" wrap="wrap">
                <Button
                  type="submit"
                  loading={form.isSaving}
                  // Not `disabled`, which would take the focus away from who has just saved.
                  aria-disabled={!form.isDirty}
                  minHeight={{ base: '11', md: '10' }}
                >
                  {t('appearance.save.button')}
                </Button>
                <Button
                  variant="outline"
                  disabled={!form.isDirty || form.isSaving}
                  minHeight={{ base: '11', md: '10' }}
                  onClick={form.reset}
                >
                  {t('appearance.save.reset')}
                </Button>
              </Flex>
            </Stack>
          </form>
          <Box position={{ base: 'static', lg: 'sticky' }} top="20" alignSelf="start">
            <Text fontSize="sm" fontWeight="medium" marginBottom="2">
              {t('appearance.login.preview')}
            </Text>
            <LoginPreview draft={draft} />
          </Box>
        </SimpleGrid>
      </Stack>
    </Card>
  );
};
