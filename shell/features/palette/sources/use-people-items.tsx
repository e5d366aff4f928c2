import { useQuery } from '@tanstack/react-query';
import { type Person, peopleList } from '#shared/contracts';
import { nameIn } from '#shared/names';
import { getLanguage } from '../../../core/language/index.ts';
import { navigate } from '../../../core/navigation/index.ts';
import { request } from '../../../core/request/index.ts';
import { Avatar } from '../../../kit/avatar/index.ts';
import type { AskedItems, PaletteItem } from '../palette-item.ts';
import { usePeoplePath } from './people-app.ts';
import { toAsked } from './to-asked.ts';

const most = 6;

/** People of the own unit, for those who may see them; the service finds them by readings too. */
export function usePeopleItems(keyword: string): AskedItems | undefined {
  const toPath = usePeoplePath();
  const found = useQuery({
    queryKey: [peopleList.name, 'search', keyword],
    queryFn: ({ signal }) => request(peopleList, { keyword, size: most }, { signal, silent: true }),
    enabled: toPath !== undefined && keyword !== '',
  });
  if (!toPath) return undefined;
  const toItem = ({ userId, realName, loginName, gradeName, className }: Person): PaletteItem => {
    const name = nameIn(realName, getLanguage());
    return {
      id: `person-${encodeURIComponent(userId)}`,
      group: 'people',
      label: name,
      detail: [gradeName, className].filter(Boolean).join(' ') || loginName,
      words: [],
      glyph: <Avatar userId={userId} name={name} picture={null} />,
      open: () => void navigate(toPath({ q: loginName })),
    };
  };
  return toAsked('people', found, (found.data?.list ?? []).map(toItem));
}
