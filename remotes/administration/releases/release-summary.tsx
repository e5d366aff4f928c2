import type { ReactElement, ReactNode } from 'react';
import { useTranslations } from 'shell/session';
import { Badge, Box, chakra, Flex, Stack, Text } from 'shell/ui';
import type { ReleaseDetails } from '#shared/contracts';
import { formatSize } from '#shared/numbers';
import { wordOfType } from '../apps/app-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import { useReleaseWords } from './use-release-words.ts';

const Term = chakra('dt', { base: { fontSize: 'sm', color: 'fg.muted' } });
const Value = chakra('dd', { base: { marginInlineStart: '0', overflowWrap: 'anywhere' } });
const Summary = chakra('summary', {
  base: { minHeight: '11', paddingBlock: '2.5', cursor: 'pointer', fontWeight: '500' },
});

/** Who signed a version, what it asks for, and its files. */
export function ReleaseSummary({ details }: { details: ReleaseDetails }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Stack gap="4">
      <chakra.dl display="grid" gap="3" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <Identity details={details} />
        <Wishes details={details} />
      </chakra.dl>
      <chakra.details>
        <Summary>{t('administration.releases.files', { count: details.files.length })}</Summary>
        {/* Many files are read by keys as well. */}
        <Box
          maxHeight="60"
          overflowY="auto"
          tabIndex={0}
          role="group"
          aria-label={t('administration.releases.fileList')}
        >
          {details.files.map(({ path, size }) => (
            <Flex key={path} justify="space-between" gap="3" fontSize="sm">
              <Text fontFamily="mono" overflowWrap="anywhere">
                {path}
              </Text>
              <Text flexShrink="0" fontVariantNumeric="tabular-nums">
                {formatSize(size)}
              </Text>
            </Flex>
          ))}
        </Box>
      </chakra.details>
    </Stack>
  );
}

function Identity({ details }: { details: ReleaseDetails }): ReactElement {
  const t = useTranslations<MessageId>();
  const { momentOf, personOf, unitOf } = useReleaseWords();
  const { release, publisherUnit, name } = details;
  const { publisher, digest, size, uploadedAt, shellApi, minServerVersion } = release;
  const by = [personOf(publisher?.realName ?? ''), publisherUnit && unitOf(publisherUnit)]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <Entry term="publisher">{by || t('administration.releases.operator')}</Entry>
      <Entry term="signature">
        {publisher?.keyName
          ? t('administration.releases.signed', { key: publisher.keyName })
          : t('administration.releases.unsigned')}
      </Entry>
      <Entry term="uploaded">{momentOf(uploadedAt)}</Entry>
      <Entry term="size">{formatSize(size)}</Entry>
      <Entry term="name">{`${release.code} · ${name}`}</Entry>
      <Entry term="needs">
        {t('administration.releases.needsText', { shell: shellApi, server: minServerVersion })}
      </Entry>
      <Entry term="digest" isWide>
        <Text as="span" fontFamily="mono" fontSize="xs">
          {digest}
        </Text>
      </Entry>
    </>
  );
}

function Wishes({ details }: { details: ReleaseDetails }): ReactElement {
  const t = useTranslations<MessageId>();
  const { nameOf } = useReleaseWords();
  const { userTypes, codes, slots, serverId, release } = details;
  const none = t('administration.releases.nothing');
  return (
    <>
      <Entry term="audience">
        {userTypes.length > 0
          ? userTypes.map((type) => t(wordOfType(type))).join(t('administration.releases.comma'))
          : t('administration.releases.everybody')}
      </Entry>
      <Entry term="licence">{serverId}</Entry>
      <Entry term="codes" isWide>
        {codes.length === 0 ? none : <Badges texts={codes.map((one) => `${nameOf(one)} (${one.code})`)} />}
      </Entry>
      <Entry term="slots" isWide>
        {slots.length === 0 ? (
          none
        ) : (
          <Badges texts={slots.map((slot) => t(`administration.releases.slot.${slot}`))} />
        )}
      </Entry>
      <Entry term="service" isWide>
        {release.hasService ? t('administration.releases.hasService') : none}
      </Entry>
      <Entry term="scopes" isWide>
        {release.scopes.length === 0 ? none : <Badges texts={release.scopes} />}
      </Entry>
    </>
  );
}

type EntryName =
  | ('publisher' | 'signature' | 'uploaded' | 'size' | 'name' | 'needs' | 'digest')
  | ('audience' | 'licence' | 'codes' | 'slots' | 'service' | 'scopes');

function Entry({
  term,
  isWide = false,
  children,
}: {
  term: EntryName;
  isWide?: boolean;
  children: ReactNode;
}): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Box {...(isWide ? { gridColumn: { sm: '1 / -1' } } : {})} minWidth="0">
      <Term>{t(`administration.releases.fact.${term}`)}</Term>
      <Value>{children}</Value>
    </Box>
  );
}

function Badges({ texts }: { texts: readonly string[] }): ReactElement {
  return (
    <Flex wrap="wrap" gap="1">
      {texts.map((text) => (
        <Badge key={text} whiteSpace="normal">
          {text}
        </Badge>
      ))}
    </Flex>
  );
}
