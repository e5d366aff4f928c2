import type { ReactElement } from 'react';
import type { PasswordSlip } from '#shared/contracts';
import { BothLanguages, Secret, Sheet, SlipFrame } from './slip-sheet.tsx';
import { slipWords } from './slip-words.ts';

/** Where people sign in. */
const signInPath = '/login';

export interface PasswordSlipsProps {
  slips: readonly PasswordSlip[];
  /** Below each name: the school, and the class where they have one. */
  about: string;
}

/** Slips to be printed and cut, one for each person, in both languages. */
export function PasswordSlips({ slips, about }: PasswordSlipsProps): ReactElement {
  const address = new URL(signInPath, globalThis.location.origin).href;
  return (
    <Sheet>
      {slips.map(({ userId, realName, loginName, password }) => (
        <SlipFrame
          key={userId}
          name={realName}
          about={about}
          address={address}
          steps={<BothLanguages text={slipWords.signIn} />}
        >
          <BothLanguages text={slipWords.loginName} end={loginName} />
          <Secret>{password}</Secret>
        </SlipFrame>
      ))}
    </Sheet>
  );
}
