import { Check, Circle } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { chakra, Flex, VisuallyHidden } from 'shell/ui';
import { judgePassword, type PasswordRule } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

const List = chakra('ul', { base: { listStyle: 'none', padding: '0', fontSize: 'sm' } });

/** What a new password must have, ticked off while it is typed. */
export function StrengthList({ rule, password }: { rule: PasswordRule; password: string }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <List aria-label={t('account.password.strength')}>
      {judgePassword(rule, password).map(({ condition, isMet }) => {
        const Glyph = isMet ? Check : Circle;
        return (
          <li key={condition}>
            <Flex align="center" gap="2" color={isMet ? 'green.fg' : 'fg.muted'}>
              <Glyph size={16} strokeWidth={2} aria-hidden />
              {t(`account.password.condition.${condition}`)}
              <VisuallyHidden>{isMet ? t('account.password.met') : ''}</VisuallyHidden>
            </Flex>
          </li>
        );
      })}
    </List>
  );
}
