import { type ReactElement, useId } from 'react';
import { Choice, ChoiceGroup } from '../../../kit/controls/index.ts';

export interface PrefChoiceProps<Value extends string> {
  legend: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** One choice between a few words. */
export function PrefChoice<Value extends string>({
  legend,
  value,
  options,
  onChoose,
}: PrefChoiceProps<Value>): ReactElement {
  const name = useId();
  return (
    <ChoiceGroup legend={legend}>
      {options.map((option) => (
        <Choice
          key={option.value}
          name={name}
          value={option.value}
          checked={option.value === value}
          onChoose={() => onChoose(option.value)}
        >
          {option.label}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}
