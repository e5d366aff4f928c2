import { SearchX } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from 'shell/ui';
import { useSay } from '../state/use-say.ts';
import { MessagePanel } from './message-panel.tsx';

export interface NoResultsProps {
  query: string;
  onClear: () => void;
}

export const NoResults = ({ query, onClear }: NoResultsProps): ReactElement => {
  const say = useSay();
  return (
    <MessagePanel
      icon={<SearchX size={40} strokeWidth={1.25} aria-hidden />}
      title={say('desktop.search.none.title', { query })}
      text={say('desktop.search.none.hint')}
    >
      <Button size={{ base: 'lg', md: 'md' }} variant="outline" onClick={onClear}>
        {say('desktop.search.none.clear')}
      </Button>
    </MessagePanel>
  );
};
