import { type ReactElement, useState } from 'react';
import { FilterChips } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { AppLink, Stack, Text } from 'shell/ui';
import { CodeBlock } from '../frame/code-block.tsx';
import type { MessageId } from '../messages/message-id.ts';
import type { SectionProps } from '../overview/overview-section.tsx';
import {
  chooseRedirectUri,
  type QuickStart,
  quickStartsFor,
  writeQuickStart,
} from '../quick-starts/quick-start.ts';
import { firstGuide, guideFor } from '../routes/guides.ts';
import { formatGuideHash } from '../routes/route.ts';

/** Code for common programs, with the real values of the app, and the addresses that others ask for. */
export function StartSection({ client, options }: SectionProps): ReactElement {
  const t = useTranslations<MessageId>();
  const isPublic = client.kind === 'public';
  const { issuer, consoleUri } = options;
  const redirectUri = chooseRedirectUri(client.redirectUris, consoleUri);
  const kinds = quickStartsFor(isPublic, redirectUri);
  const [chosen, setChosen] = useState<QuickStart>('node');
  const kind = kinds.find((each) => each === chosen) ?? kinds[0] ?? 'curl';
  const code = writeQuickStart(kind, {
    issuer,
    clientId: client.clientId,
    redirectUri,
    scopes: client.scopes,
    isPublic,
  });
  return (
    <Stack gap="4">
      <Text color="fg.muted">{t('developers.start.intro')}</Text>
      <CodeBlock
        label={t('developers.start.discovery')}
        code={`${issuer}/.well-known/openid-configuration`}
        isWrapped
      />
      <FilterChips
        label={t('developers.start.kinds')}
        options={kinds.map((each) => ({ value: each, label: t(`developers.start.kind.${each}`) }))}
        value={kind}
        onValueChange={(next) => next && setChosen(next)}
      />
      <CodeBlock label={t(`developers.start.kind.${kind}`)} code={code} />
      <Text>
        <AppLink href={formatGuideHash(guideFor[kind])}>{t('developers.start.guide')}</AppLink>
        {' · '}
        <AppLink href={formatGuideHash(firstGuide)}>{t('developers.start.guides')}</AppLink>
      </Text>
      {isPublic ? null : <Text fontSize="sm">{t('developers.start.secret')}</Text>}
    </Stack>
  );
}
