import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { Pagination, QueryView } from 'shell/kit';
import { useLanguage, useUser } from 'shell/session';
import { Box, Button, EmptyState } from 'shell/ui';
import { auditQuery } from '../api/audit-query.ts';
import { exportAudit } from '../api/export-audit.ts';
import { isNarrowedAudit, wholeAudit } from '../state/audit-view.ts';
import { download } from '../state/download.ts';
import { useAuditView } from '../state/use-audit-view.ts';
import { useSay } from '../state/use-say.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditLines } from './audit-lines.tsx';
import { SectionCard } from './section-card.tsx';

const fileName = 'audit.csv';

/** What happened in the unit: who, when, from where, what. */
export const AuditTrail = (): ReactElement => {
  const say = useSay();
  const { unitName, unitEnName } = useUser();
  const { language } = useLanguage();
  const unit = (language === 'en' && unitEnName) || unitName;
  const [view, changeView] = useAuditView();
  const query = useQuery(auditQuery(view));
  const exporting = useMutation({
    mutationFn: () => exportAudit(view),
    onSuccess: (file) => download(file, fileName),
  });
  const shownPage = query.isPlaceholderData ? undefined : query.data?.page;
  useEffect(() => {
    // A page beyond the end is answered with the last one.
    if (shownPage && shownPage !== view.page) changeView((now) => ({ ...now, page: shownPage }));
  }, [shownPage, view.page, changeView]);
  return (
    <SectionCard
      title={say('account.audit.title')}
      text={say('account.audit.text', { unit })}
      actions={
        <Button
          variant="outline"
          minHeight={{ base: '11', md: '10' }}
          loading={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          <Download size={18} strokeWidth={1.75} aria-hidden />
          {say('account.audit.export')}
        </Button>
      }
    >
      <AuditFilters view={view} onChange={changeView} />
      <QueryView query={query}>
        {({ list, total, pages }) =>
          total === 0 ? (
            <EmptyState
              title={say(isNarrowedAudit(view) ? 'account.audit.none' : 'account.audit.empty')}
              text={isNarrowedAudit(view) ? say('account.audit.noneText') : undefined}
            >
              {isNarrowedAudit(view) ? (
                <Button
                  variant="outline"
                  minHeight={{ base: '11', md: '10' }}
                  onClick={() => changeView(() => wholeAudit)}
                >
                  {say('account.audit.clear')}
                </Button>
              ) : null}
            </EmptyState>
          ) : (
            <Box aria-busy={query.isPlaceholderData} opacity={query.isPlaceholderData ? '0.6' : '1'}>
              <AuditLines lines={list} caption={say('account.audit.caption', { unit })} />
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
};
