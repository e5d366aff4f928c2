import { type ReactElement, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Button, type ButtonProps, Card, Flex, Text } from 'shell/ui';
import type { AppChannel, ReleasedApp } from '#shared/contracts';
import { Row, Rows } from '../frame/rows.tsx';
import { useInstant } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import { CardHead } from './card-head.tsx';
import { EndTrialDialog } from './end-trial-dialog.tsx';
import { usePointerName } from './pointer-names.ts';
import { PromoteDialog } from './promote-dialog.tsx';
import { ChannelBadge } from './release-badges.tsx';
import type { AppAtUnits } from './release-targets.ts';
import { RollBackDialog } from './roll-back-dialog.tsx';

type Asked = { kind: 'roll-back' | 'promote' | 'end'; pointer: AppChannel };

/** Who gets which version now, and the moves that the user may make. */
export function PointersCard({ app, units }: AppAtUnits): ReactElement {
  const t = useTranslations<MessageId>();
  const [asked, setAsked] = useState<Asked>();
  const close = (): void => setAsked(undefined);
  return (
    <Card padding="0">
      <CardHead title={t('developers.pointers.title')} text={t('developers.pointers.intro')} />
      <Rows aria-label={t('developers.pointers.title')}>
        {app.channels.map((pointer) => (
          <PointerRow
            key={`${pointer.unitId} ${pointer.channel}`}
            pointer={pointer}
            app={app}
            isSandbox={units.some((unit) => unit.unitId === pointer.unitId && unit.isSandbox)}
            onAsk={setAsked}
          />
        ))}
        {app.channels.length === 0 ? (
          <Row>
            <Text padding={{ base: '4', md: '5' }}>{t('developers.pointers.none')}</Text>
          </Row>
        ) : null}
      </Rows>
      {asked?.kind === 'roll-back' ? (
        <RollBackDialog app={app} pointer={asked.pointer} onClose={close} />
      ) : null}
      {asked?.kind === 'promote' ? <PromoteDialog app={app} pointer={asked.pointer} onClose={close} /> : null}
      {asked?.kind === 'end' ? <EndTrialDialog app={app} pointer={asked.pointer} onClose={close} /> : null}
    </Card>
  );
}

interface PointerRowProps {
  app: ReleasedApp;
  pointer: AppChannel;
  /** Its unit also gets what nobody has approved yet. */
  isSandbox: boolean;
  onAsk: (asked: Asked) => void;
}

function PointerRow({ app, pointer, isSandbox, onAsk }: PointerRowProps): ReactElement {
  const t = useTranslations<MessageId>();
  const nameOf = usePointerName();
  const formatInstant = useInstant();
  const { channel, version, previousVersion, isOpen, changedAt } = pointer;
  const who = nameOf(pointer);
  const isTrial = channel === 'next';
  // Elsewhere only an approved version becomes stable; the service says so again.
  const isReady =
    isSandbox || app.releases.some((release) => release.version === version && release.state === 'approved');
  return (
    <Row>
      <Flex align="center" wrap="wrap" gap="3" paddingBlock="3" paddingInline={{ base: '4', md: '5' }}>
        <Box flex="1 1 14rem" minWidth="0">
          <Flex align="center" gap="2" wrap="wrap">
            <Text fontWeight="600" overflowWrap="anywhere">
              {who}
            </Text>
            <ChannelBadge channel={channel} />
          </Flex>
          <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {t('developers.pointers.since', { version, at: formatInstant(changedAt) })}
          </Text>
        </Box>
        {isOpen ? (
          <Flex gap="2" wrap="wrap">
            {isTrial ? (
              <>
                <Action
                  aria-label={t('developers.promote.named', { who, version })}
                  disabled={!isReady}
                  onClick={() => onAsk({ kind: 'promote', pointer })}
                >
                  {t('developers.promote.action')}
                </Action>
                <Action
                  aria-label={t('developers.endTrial.named', { who })}
                  onClick={() => onAsk({ kind: 'end', pointer })}
                >
                  {t('developers.endTrial.action')}
                </Action>
              </>
            ) : null}
            {previousVersion === null ? null : (
              <Action
                aria-label={t('developers.rollBack.named', { who, version: previousVersion })}
                onClick={() => onAsk({ kind: 'roll-back', pointer })}
              >
                {t('developers.rollBack.action', { version: previousVersion })}
              </Action>
            )}
          </Flex>
        ) : null}
      </Flex>
    </Row>
  );
}

function Action(props: ButtonProps): ReactElement {
  return <Button variant="outline" size="sm" minHeight={{ base: '11', md: '9' }} {...props} />;
}
