import { useQuery } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import { peopleClasses } from '#shared/contracts';
import { navigate } from '../../../core/navigation/index.ts';
import { request } from '../../../core/request/index.ts';
import type { PaletteItem } from '../palette-item.ts';
import { usePeoplePath } from './people-app.ts';

/** The classes of the own unit, for those who may see its people. They are few enough to load when the search opens. */
export function useClassItems(): PaletteItem[] {
  const toPath = usePeoplePath();
  const { data = [] } = useQuery({
    queryKey: [peopleClasses.name],
    queryFn: ({ signal }) => request(peopleClasses, {}, { signal, silent: true }),
    enabled: toPath !== undefined,
  });
  if (!toPath) return [];
  return data.map(({ gradeName, className }) => ({
    id: `class-${encodeURIComponent(`${gradeName}/${className}`)}`,
    group: 'classes',
    label: [gradeName, className].filter(Boolean).join(' '),
    words: [],
    glyph: <GraduationCap size={20} strokeWidth={1.75} />,
    open: () => void navigate(toPath({ grade: gradeName, class: className })),
  }));
}
