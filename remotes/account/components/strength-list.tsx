import { Check, Circle } from 'lucide-react';
import type { ReactElement } from 'react';
import { chakra, Flex, VisuallyHidden } from 'shell/ui';
import { judgePassword, type PasswordRule } from '#shared/contracts';
import { useSay } from '../state/use-say.ts';

const List = chakra('ul', { base: { listStyle: 'none', padding: '0', fontSize: 'sm' } });

/** What a new password must have, ticked off while it is typed. */
export const StrengthList = ({ rule, password }: { rule: PasswordRule; password: string }): ReactElement => {
  const say = useSay();
  return (
    <List aria-label={say('account.password.strength')}>
      {judgePassword(rule, password).map(({ condition, isMet }) => {
        const Glyph = isMet ? Check : Circle;
        return (
          <li key={condition}>
            <Flex align="center" gap="2" color={isMet ? 'green.fg' : 'fg.muted'}>
              <Glyph size={16} strokeWidth={2} aria-hidden />
              {say(`account.password.condition.${condition}`)}
              <VisuallyHidden>{isMet ? say('account.password.met') : ''}</VisuallyHidden>
            </Flex>
          </li>
        );
      })}
    </List>
  );
};
