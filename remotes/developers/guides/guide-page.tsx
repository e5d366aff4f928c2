import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { usePageTitle, useTranslations } from 'shell/session';
import { AppLink, Card, Stack } from 'shell/ui';
import { Loaded } from '../frame/loaded.tsx';
import { PageBody } from '../frame/page-body.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { firstGuide, type Guide } from '../routes/guides.ts';
import { formatGuideHash, listHash } from '../routes/route.ts';
import { guideQuery } from './guide.ts';
import { GuideBlock } from './guide-block.tsx';

/** A guide for integrators; they are written in English. */
export function GuidePage({ guide }: { guide: Guide }): ReactElement {
  const t = useTranslations<MessageId>();
  usePageTitle(t('developers.guide.title'));
  const isFirst = guide === firstGuide;
  return (
    <PageBody>
      <AppLink alignSelf="flex-start" href={isFirst ? listHash : formatGuideHash(firstGuide)}>
        {t(isFirst ? 'developers.gone.back' : 'developers.guide.back')}
      </AppLink>
      <Loaded query={useQuery(guideQuery(guide))} isPage>
        {(blocks) => (
          <Card padding={{ base: '4', md: '8' }}>
            <Stack lang="en" gap="3" maxWidth="5xl">
              {blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a guide never move
                <GuideBlock key={index} block={block} />
              ))}
            </Stack>
          </Card>
        )}
      </Loaded>
    </PageBody>
  );
}
