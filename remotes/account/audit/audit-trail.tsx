import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { QueryView, useHashQuery } from 'shell/app';
import { Pagination, saveFile } from 'shell/kit';
import { useLanguage, useTranslations, useUser } from 'shell/session';
import { Box, Button, EmptyState } from 'shell/ui';
import { localName } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';
import { SectionCard } from '../section/section-card.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditLines } from './audit-lines.tsx';
import { auditQuery } from './audit-query.ts';
import { auditView } from './audit-view.ts';
import { exportAudit } from './export-audit.ts';

const fileName = 'audit.csv';

/** What happened in the unit: who, when, from where, what. */
export function AuditTrail(): ReactElement {
  const t = useTranslations<MessageId>();
  const { unitName, unitEnName } = useUser();
  const { language } = useLanguage();
  const unit = localName(language, unitName, unitEnName);
  const [view, changeView] = useHashQuery(auditView);
  const query = useQuery(auditQuery(view));
  const exporting = useMutation({
    mutationFn: () => exportAudit(view),
    onSuccess: (file) => saveFile(file, fileName),
  });
  const shownPage = query.isPlaceholderData ? undefined : query.data?.page;
  useEffect(() => {
    // A page beyond the end is answered with the last one.
    if (shownPage && shownPage !== view.page) changeView((now) => ({ ...now, page: shownPage }));
  }, [shownPage, view.page, changeView]);
  return (
    <SectionCard
      title={t('account.audit.title')}
      text={t('account.audit.text', { unit })}
      actions={
        <Button
          variant="outline"
          minHeight={{ base: '11', md: '10' }}
          loading={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          <Download size={18} strokeWidth={1.75} aria-hidden />
          {t('account.audit.export')}
        </Button>
      }
    >
      <AuditFilters view={view} onChange={changeView} />
      <QueryView query={query}>
        {({ list, total, pages }) =>
          total === 0 ? (
            <EmptyState
              title={t(auditView.isNarrowed(view) ? 'account.audit.none' : 'account.audit.empty')}
              text={auditView.isNarrowed(view) ? t('account.audit.noneText') : undefined}
            >
              {auditView.isNarrowed(view) ? (
                <Button
                  variant="outline"
                  minHeight={{ base: '11', md: '10' }}
                  onClick={() => changeView(() => auditView.empty)}
                >
                  {t('account.audit.clear')}
                </Button>
              ) : null}
            </EmptyState>
          ) : (
            <Box aria-busy={query.isPlaceholderData} opacity={query.isPlaceholderData ? '0.6' : '1'}>
              <AuditLines lines={list} caption={t('account.audit.caption', { unit })} />
              <Box padding="3">
                <Pagination
                  page={view.page}
                  pages={pages}
                  total={total}
                  onPageChange={(page) => changeView((now) => ({ ...now, page }))}
                />
              </Box>
            </Box>
          )
        }
      </QueryView>
    </SectionCard>
  );
}
