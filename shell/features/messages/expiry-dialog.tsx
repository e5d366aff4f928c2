import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useDates } from '#shared/dates';
import { DraggableDialog, ListTable } from '../../kit/controls/index.ts';
import { Badge, EmptyState, Text } from '../../kit/ui/index.ts';
import { type ExpiryStatus, readExpiry } from './expiry.ts';
import { closeExpiry, type ExpirySource } from './shown.ts';
import { useLicensedNames } from './use-licensed-names.ts';
import { useModuleName } from './use-module-name.ts';

const styles: Record<ExpiryStatus, { glyph: LucideIcon; palette: string }> = {
  3: { glyph: CircleX, palette: 'red' },
  2: { glyph: Clock, palette: 'orange' },
  1: { glyph: CircleCheck, palette: 'green' },
};
/** Three columns have room on the narrowest phone. */
const inset = { base: '0.5', md: '1.5' } as const;
const columns = ['name', 'end', 'status'] as const;

/** Modules with their ends: ended, ending soon, in use (H07). */
export function ExpiryDialog({ source }: { source: ExpirySource }): ReactElement {
  const { formatMessage } = useIntl();
  const dates = useDates();
  const nameOf = useModuleName();
  const licensedNameOf = useLicensedNames();
  const rows = useMemo(() => readExpiry(source.content, source.asOf), [source]);
  const title = formatMessage({ id: 'message.expiry.title' });
  return (
    <DraggableDialog visible onClose={closeExpiry} title={title} width="32rem" closeOnClickModal>
      {rows.length === 0 ? (
        <EmptyState
          title={formatMessage({ id: 'message.expiry.none' })}
          text={formatMessage({ id: 'message.expiry.noneHint' })}
        />
      ) : (
        <ListTable.Root fontSize={{ base: 'min(0.875rem, 5.5vw)', md: 'md' }}>
          <ListTable.Head
            caption={title}
            columns={columns.map((column) => ({
              key: column,
              label: formatMessage({ id: `message.expiry.${column}` }),
            }))}
            paddingInline={inset}
            top="0"
          />
          <tbody>
            {rows.map(({ code, name, endsAt, dqstatus }) => (
              <ListTable.Row key={code}>
                <ListTable.Cell paddingInline={inset}>
                  <Text overflowWrap="anywhere">{nameOf(code, licensedNameOf(code) ?? name)}</Text>
                </ListTable.Cell>
                <ListTable.Cell
                  paddingInline={inset}
                  fontVariantNumeric="tabular-nums"
                  whiteSpace={endsAt === undefined ? 'normal' : 'nowrap'}
                >
                  {endsAt === undefined
                    ? formatMessage({ id: 'message.expiry.endless' })
                    : dates.format(endsAt, 'YYYY-MM-DD')}
                </ListTable.Cell>
                <ListTable.Cell paddingInline={inset}>
                  <StatusBadge status={dqstatus} />
                </ListTable.Cell>
              </ListTable.Row>
            ))}
          </tbody>
        </ListTable.Root>
      )}
    </DraggableDialog>
  );
}

function StatusBadge({ status }: { status: ExpiryStatus }): ReactElement {
  const { glyph: Glyph, palette } = styles[status];
  return (
    <Badge colorPalette={palette} whiteSpace="normal" data-dqstatus={status}>
      <Glyph size={14} strokeWidth={2} aria-hidden />
      {useIntl().formatMessage({ id: `message.expiry.status${status}` })}
    </Badge>
  );
}
