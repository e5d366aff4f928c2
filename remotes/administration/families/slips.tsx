import type { ReactElement } from 'react';
import type { FamilySlip } from '#shared/contracts';
import { useDates } from '#shared/dates';
import { BothLanguages, Secret, Sheet, SlipFrame } from './slip-sheet.tsx';
import { slipWords } from './slip-words.ts';

/** Where parents enter a code. */
const familyPath = '/family';

export interface SlipsProps {
  slips: readonly FamilySlip[];
  /** ISO 8601. */
  expiresAt: string;
  unitName: string;
  className: string;
}

/** Slips to be printed and cut, one for each code, in both languages. */
export function Slips({ slips, expiresAt, unitName, className }: SlipsProps): ReactElement {
  const day = useDates().format(expiresAt, 'YYYY-MM-DD');
  const address = new URL(familyPath, globalThis.location.origin).href;
  return (
    <Sheet>
      {slips.map(({ realName, code }) => (
        <SlipFrame
          key={code}
          name={realName}
          about={`${unitName} ${className}`}
          address={address}
          steps={
            <>
              <BothLanguages text={slipWords.steps} />
              <BothLanguages text={slipWords.once} end={day} />
            </>
          }
        >
          <Secret>{code}</Secret>
        </SlipFrame>
      ))}
    </Sheet>
  );
}
