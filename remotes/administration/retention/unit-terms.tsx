import { type ReactElement, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Badge, Box, Button, Flex, Text } from 'shell/ui';
import type { UnitTerm } from '#shared/contracts';
import { CardItem, PlainList } from '../items/plain-list.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { TermDialog } from './term-dialog.tsx';
import { useTerms } from './use-terms.ts';

export interface UnitTermsProps {
  unitId: string;
  terms: readonly UnitTerm[];
  caption: string;
}

/** How long a unit keeps what; a dialog changes one of them. */
export function UnitTerms({ unitId, terms, caption }: UnitTermsProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { nameOf } = useTerms();
  const [changing, setChanging] = useState<UnitTerm>();
  return (
    <>
      <PlainList aria-label={caption}>
        {terms.map((one) => (
          <CardItem key={one.table}>
            <Flex align="center" gap="3" wrap="wrap">
              <Box flex="1 1 12rem" minWidth="0">
                <Text fontWeight="600">{nameOf(one)}</Text>
                <Text fontSize="sm" color="fg.muted">
                  {one.usual === null
                    ? t('administration.retention.forever')
                    : t('administration.retention.usual', { days: one.usual })}
                </Text>
              </Box>
              {one.own === null ? null : (
                <Flex align="center" gap="2">
                  <Text fontVariantNumeric="tabular-nums">
                    {t('administration.retention.own', { days: one.own })}
                  </Text>
                  <Badge colorPalette="blue">{t('administration.retention.ownMark')}</Badge>
                </Flex>
              )}
              <Button
                variant="outline"
                size="sm"
                minHeight={{ base: '11', md: '9' }}
                aria-label={t('administration.retention.changeOf', { name: nameOf(one) })}
                onClick={() => setChanging(one)}
              >
                {t('administration.retention.change')}
              </Button>
            </Flex>
          </CardItem>
        ))}
      </PlainList>
      {changing ? (
        <TermDialog unitId={unitId} term={changing} onClose={() => setChanging(undefined)} />
      ) : null}
    </>
  );
}
