import { useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import { QueryView } from 'shell/app';
import { useLanguage, useTranslations } from 'shell/session';
import { Box, Button, chakra, Stack, Text } from 'shell/ui';
import type { ContactKind, Profile } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';
import { Row, RowList } from '../section/row-list.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { MyLanguage } from './my-language.tsx';
import { MyPicture } from './my-picture.tsx';
import { profileQuery } from './profile-query.ts';

const DetailList = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'max-content 1fr' },
    columnGap: '6',
    rowGap: { base: '0', md: '2' },
    padding: { base: '4', md: '5' },
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere', marginBottom: { base: '3', md: '0' } },
  },
});

const contactKinds: readonly ContactKind[] = ['phone', 'email'];

/** Who I am: what I keep myself, and what the school keeps of me. */
export function MyProfile(): ReactElement {
  const t = useTranslations<MessageId>();
  const query = useQuery(profileQuery);
  return (
    <Stack gap="4">
      <SectionCard title={t('account.picture.section')}>
        <Part>
          <MyPicture />
        </Part>
      </SectionCard>
      <SectionCard title={t('account.contact.title')} text={t('account.contact.text')}>
        <QueryView query={query}>{(profile) => <Contacts profile={profile} />}</QueryView>
      </SectionCard>
      <SectionCard title={t('account.profile.title')} text={t('account.profile.text')}>
        <QueryView query={query}>{(profile) => <SchoolDetails profile={profile} />}</QueryView>
      </SectionCard>
      <SectionCard title={t('account.language.title')} text={t('account.language.text')}>
        <Part>
          <MyLanguage />
        </Part>
      </SectionCard>
    </Stack>
  );
}

function Part({ children }: { children: ReactNode }): ReactElement {
  return <Box padding={{ base: '4', md: '5' }}>{children}</Box>;
}

function Contacts({ profile }: { profile: Profile }): ReactElement {
  const t = useTranslations<MessageId>();
  const [changing, setChanging] = useState<ContactKind>();
  return (
    <>
      <RowList label={t('account.contact.title')}>
        {contactKinds.map((kind) => (
          <Row
            key={kind}
            action={
              <Button
                variant="outline"
                minHeight={{ base: '11', md: '9' }}
                aria-label={t(`account.${kind}.title`)}
                onClick={() => setChanging(kind)}
              >
                {t(profile[kind] ? 'account.contact.change' : 'account.contact.add')}
              </Button>
            }
          >
            <Text fontSize="sm" color="fg.muted">
              {t(`account.${kind}.name`)}
            </Text>
            <Text overflowWrap="anywhere">{profile[kind] || t('account.contact.none')}</Text>
          </Row>
        ))}
      </RowList>
      {changing ? <ContactDialog kind={changing} onClose={() => setChanging(undefined)} /> : null}
    </>
  );
}

function SchoolDetails({ profile }: { profile: Profile }): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const { realName, loginName, userType, unitName, unitEnName, gradeName, className } = profile;
  const details = [
    ['name', realName],
    ['loginName', loginName],
    ['type', t(`account.type.${userType}`)],
    ['unit', localName(language, unitName, unitEnName)],
    ['class', `${gradeName} ${className}`.trim()],
  ] as const;
  return (
    <DetailList>
      {details
        .filter(([, text]) => text !== '')
        .map(([name, text]) => [
          <dt key={`${name} name`}>{t(`account.profile.${name}`)}</dt>,
          <dd key={name}>{text}</dd>,
        ])}
    </DetailList>
  );
}
