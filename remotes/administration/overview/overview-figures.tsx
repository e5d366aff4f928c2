import type { ReactElement } from 'react';
import { usePermittedCodes } from 'shell/permissions';
import { useTranslations, useUser } from 'shell/session';
import { AppLink, Box, Card, Flex, Grid, Text } from 'shell/ui';
import { isArea, type UnitOverview } from '#shared/contracts';
import { useDates } from '#shared/dates';
import type { MessageId } from '../messages/message-id.ts';
import { type Figure, figuresOf } from './figures.ts';

const columns = 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))';

/** The figures of a unit, each with what it is about and the way to where it is kept. */
export function OverviewFigures({
  overview,
  unitId,
}: {
  overview: UnitOverview;
  unitId: string;
}): ReactElement {
  const dates = useDates();
  const codes = usePermittedCodes();
  const isBureau = isArea(useUser()) && unitId === '';
  const formatDay = (at: string): string => dates.format(at, 'YYYY-MM-DD');
  return (
    <Grid as="ul" listStyleType="none" templateColumns={columns} gap="3">
      {figuresOf(overview, { unitId, isBureau, formatDay, codes }).map((figure) => (
        <li key={figure.label}>
          <FigureCard figure={figure} />
        </li>
      ))}
    </Grid>
  );
}

function FigureCard({ figure: { label, icon: Icon, value, notes, href } }: { figure: Figure }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Card height="100%" padding="4">
      <Flex align="center" gap="2" color="fg.muted">
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        {href ? (
          <AppLink href={href} fontWeight="600" minHeight={{ base: '11', md: '8' }} alignItems="center">
            {t(label)}
          </AppLink>
        ) : (
          <Text
            as="span"
            fontWeight="600"
            display="flex"
            alignItems="center"
            minHeight={{ base: '11', md: '8' }}
          >
            {t(label)}
          </Text>
        )}
      </Flex>
      <Text fontSize="2xl" fontWeight="600" fontVariantNumeric="tabular-nums" lineHeight="short">
        {value}
      </Text>
      <Box marginTop="1">
        {notes.map(({ text, values, isWarning }) => (
          <Text
            key={text}
            fontSize="sm"
            color={isWarning ? 'fg.warning' : 'fg.muted'}
            fontWeight={isWarning ? '600' : undefined}
          >
            {t(text, values)}
          </Text>
        ))}
      </Box>
    </Card>
  );
}
