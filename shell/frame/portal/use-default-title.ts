import { useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import type { RegistryEntry } from '#shared/contracts';
import { pick } from '#shared/language';
import { localName } from '#shared/names';
import { useLoginPage } from '../../core/boot/index.ts';
import { getLanguage } from '../../core/language/index.ts';
import { setTitle, setTitleSuffix } from '../../core/navigation/index.ts';
import { useSession } from '../../core/session/index.ts';

/** Titles the window with the app and the unit. A page that names itself does so after this. */
export function useDefaultTitle(entry: RegistryEntry | undefined): void {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { config } = useLoginPage();
  const unit = user ?? config;
  const unitName = localName(getLanguage(), unit?.unitName, unit?.unitEnName);
  const suffix = unitName || formatMessage({ id: 'frame.portal.name' });
  const title = entry ? pick(entry.names, getLanguage()) : '';
  useLayoutEffect(() => setTitleSuffix(suffix), [suffix]);
  useLayoutEffect(() => setTitle(title), [title]);
}
