import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { usePageTitle, useTranslations } from 'shell/session';
import { AppLink, Card, Stack } from 'shell/ui';
import { guideQuery } from '../api/guide.ts';
import { GuideBlock } from '../components/guide-block.tsx';
import { Loaded } from '../components/loaded.tsx';
import { PageBody } from '../components/page-body.tsx';
import { firstGuide, type Guide } from '../state/guides.ts';
import type { MessageId } from '../state/message-id.ts';
import { formatGuideHash, listHash } from '../state/route.ts';

/** A guide for integrators; they are written in English. */
export const GuidePage = ({ guide }: { guide: Guide }): ReactElement => {
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
};
