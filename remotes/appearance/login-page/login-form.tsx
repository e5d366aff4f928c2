import type { ReactElement, ReactNode } from 'react';
import { FormField, FormNotice, FormView, SaveButton } from 'shell/app';
import { NativeSelect } from 'shell/kit';
import { useLanguage, useTranslations } from 'shell/session';
import { Box, Button, Card, Checkbox, Flex, Heading, Input, SimpleGrid, Stack, Text } from 'shell/ui';
import { parseLanguage } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { FilingFields } from './filing-fields.tsx';
import { maxTextLength } from './login-draft.ts';
import { LoginPreview } from './login-preview.tsx';
import { LoginThemes } from './login-themes.tsx';
import type { LoginForm as Form } from './use-login-form.ts';

type TextField = 'footer' | 'link' | 'helpCenter' | 'copyright';

const labels = {
  footer: 'appearance.login.footer',
  link: 'appearance.login.link',
  helpCenter: 'appearance.login.helpCenter',
  copyright: 'appearance.login.copyright',
} as const satisfies Record<TextField, MessageId>;

/** Everything about the login page, with its preview beside. */
export function LoginForm({ form }: { form: Form }): ReactElement {
  const t = useTranslations<MessageId>();
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
          <FormView form={form}>
            <Stack gap="6">
              <Part title={t('appearance.login.appearance')}>
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
                <FilingFields form={form} />
              </Part>
              <FormNotice form={form} part="failure" safe={t('appearance.save.failed')} />
              <Flex gap="2" wrap="wrap">
                {/* Not `disabled`, which would take the focus away from who has just saved. */}
                <SaveButton form={form} aria-disabled={!form.isDirty}>
                  {t('appearance.save.button')}
                </SaveButton>
                <Button
                  variant="outline"
                  disabled={!form.isDirty || form.isSaving}
                  minHeight={{ base: '11', md: '10' }}
                  onClick={form.startAfresh}
                >
                  {t('appearance.save.reset')}
                </Button>
              </Flex>
            </Stack>
          </FormView>
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
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <Stack gap="3">
      <Heading as="h3" size="md">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function DefaultLanguage({ form }: { form: Form }): ReactElement {
  const t = useTranslations<MessageId>();
  const { choices } = useLanguage();
  const { draft, change } = form;
  return (
    <FormField
      form={form}
      name="defaultLanguage"
      label={t('appearance.login.language')}
      help={t('appearance.login.languageHelp')}
    >
      <NativeSelect
        options={choices.map(({ tag, name, shortName = name }) => ({ value: tag, label: shortName }))}
        value={draft.defaultLanguage}
        onChange={({ currentTarget }) => change({ defaultLanguage: parseLanguage(currentTarget.value) })}
      />
    </FormField>
  );
}

function Line({ form, name }: { form: Form; name: TextField }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <FormField form={form} name={name} label={t(labels[name])}>
      <Input
        value={form.draft[name]}
        maxLength={maxTextLength}
        onChange={({ target }) => form.change({ [name]: target.value })}
      />
    </FormField>
  );
}
