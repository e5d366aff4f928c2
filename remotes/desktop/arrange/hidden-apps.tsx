import { Eye } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLanguage, useTranslations } from 'shell/session';
import { Button } from 'shell/ui';
import { fullIconName } from '#shared/app-icons';
import type { Icon } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { ArrangeGrid } from './arrange-grid.tsx';
import { ArrangeTile } from './arrange-tile.tsx';

export interface HiddenAppsProps {
  icons: readonly Icon[];
  onShow: (code: string) => void;
}

/** What the user has hidden, each with the way back. */
export function HiddenApps({ icons, onShow }: HiddenAppsProps): ReactElement | null {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  if (icons.length === 0) return null;
  return (
    <ArrangeGrid name={t('desktop.arrange.hidden')}>
      {icons.map((icon) => (
        <ArrangeTile
          key={icon.code}
          icon={icon}
          actions={
            <Button
              variant="outline"
              size={{ base: 'lg', md: 'xs' }}
              aria-label={t('desktop.arrange.showName', { name: fullIconName(icon, language) })}
              onClick={() => onShow(icon.code)}
            >
              <Eye size={16} strokeWidth={1.75} aria-hidden />
              {t('desktop.arrange.show')}
            </Button>
          }
        />
      ))}
    </ArrangeGrid>
  );
}
