import type { ReactElement } from 'react';
import { useSession, useTranslations } from 'shell/session';
import { chakra } from 'shell/ui';
import type zhCN from './messages/zh-CN.json';

interface ScreenDetailsProps {
  deviceLabel: string;
  ip: string;
}

/** Who would be signed in where. */
export function ScreenDetails({ deviceLabel, ip }: ScreenDetailsProps): ReactElement {
  const t = useTranslations<keyof typeof zhCN>();
  const { user } = useSession();
  const details = [
    [t('signin.scan.you'), user?.realName ?? ''],
    [t('signin.scan.device'), deviceLabel],
    [t('signin.scan.place'), ip],
  ] as const;
  return (
    <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="2">
      {details.map(([name, value]) => (
        <chakra.div key={name} display="contents">
          <chakra.dt color="fg.muted">{name}</chakra.dt>
          <chakra.dd fontWeight="medium" overflowWrap="anywhere">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
