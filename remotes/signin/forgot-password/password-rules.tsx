import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, chakra, Text, VisuallyHidden } from 'shell/ui';
import { judgePassword, type PasswordRule } from '#shared/contracts';
import type { ForgotMessageId } from './forgot-message-id.ts';

/** What the new password needs, each ticked as soon as it is there. */
export function PasswordRules({ rule, password }: { rule: PasswordRule; password: string }): ReactElement {
  const t = useTranslations<ForgotMessageId>();
  return (
    <Box>
      <Text fontSize="sm" color="fg.muted">
        {t('signin.forgot.rules')}
      </Text>
      <chakra.ul listStyleType="none" marginTop="1">
        {judgePassword(rule, password).map(({ condition, isMet }) => (
          <chakra.li
            key={condition}
            display="flex"
            alignItems="center"
            gap="2"
            fontSize="sm"
            color={isMet ? 'fg.success' : 'fg.muted'}
          >
            <Mark isMet={isMet} />
            {t(`signin.forgotRule.${condition}`)}
            <VisuallyHidden>{t(isMet ? 'signin.forgot.met' : 'signin.forgot.unmet')}</VisuallyHidden>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}

function Mark({ isMet }: { isMet: boolean }): ReactElement {
  return (
    <chakra.svg
      aria-hidden
      width="5"
      height="5"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    >
      {isMet ? (
        <path d="m4.5 10.5 3.7 3.7 7.3-8" strokeLinecap="round" />
      ) : (
        <circle cx="10" cy="10" r="4.5" />
      )}
    </chakra.svg>
  );
}
