import { useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import type { RegistryEntry } from '#shared/contracts';
import { localName } from '#shared/names';
import { useLoginPage } from '../boot/index.ts';
import { getLanguage } from '../language/index.ts';
import { setTitle, setTitleSuffix } from '../navigation/index.ts';
import { useSession } from '../session/index.ts';

/** Titles the window with the app and the unit. A page that names itself does so after this. */
export const useDefaultTitle = (entry: RegistryEntry | undefined): void => {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { config } = useLoginPage();
  const unit = user ?? config;
  const unitName = localName(getLanguage(), unit?.unitName, unit?.unitEnName);
  const suffix = unitName || formatMessage({ id: 'frame.portal.name' });
  const title = entry?.names[getLanguage()] ?? '';
  useLayoutEffect(() => setTitleSuffix(suffix), [suffix]);
  useLayoutEffect(() => setTitle(title), [title]);
};
