import {
  ALargeSmall,
  Contrast,
  Languages,
  type LucideIcon,
  Palette,
  PanelLeft,
  SunMoon,
  Zap,
} from 'lucide-react';
import { useLanguage } from '../../../core/language/index.ts';
import { useLanguages } from '../../startup/index.ts';
import { type AppearanceSetting, useAppearanceSettings } from '../../themes/index.ts';
import type { PaletteItem } from '../palette-item.ts';
import { searchWordsOf, useNames } from '../palette-words.tsx';

const glyphs: Record<AppearanceSetting['kind'], LucideIcon> = {
  theme: Palette,
  scheme: SunMoon,
  contrast: Contrast,
  textSize: ALargeSmall,
  motion: Zap,
  layout: PanelLeft,
};

/** How things look, and in which language; what holds now is marked. */
export function useSettingItems(): PaletteItem[] {
  const nameOf = useNames();
  const { language, switchLanguage } = useLanguage();
  const settings = useAppearanceSettings().map(({ kind, name, isChosen, choose }): PaletteItem => {
    const id = `${kind}-${name}`;
    return {
      id: `setting-${id}`,
      group: 'settings',
      label: nameOf(id),
      detail: nameOf(kind),
      words: [...searchWordsOf(id), ...searchWordsOf(kind)],
      glyph: glyphOf(glyphs[kind]),
      isChosen,
      open: choose,
    };
  });
  const languages = useLanguages();
  const choices = languages.length < 2 ? [] : languages;
  return [
    ...settings,
    ...choices.map(
      ({ value, label }): PaletteItem => ({
        id: `setting-language-${value}`,
        group: 'settings',
        label,
        detail: nameOf('language'),
        words: [...searchWordsOf('language'), ...searchWordsOf(`language-${value}`)],
        glyph: glyphOf(Languages),
        isChosen: value === language,
        open: () => void switchLanguage(value),
      }),
    ),
  ];
}

function glyphOf(Glyph: LucideIcon) {
  return <Glyph size={20} strokeWidth={1.75} />;
}
