import type { ReactElement } from 'react';
import { RoomWords } from '../language/index.ts';
import { AboutDialog } from './about-dialog.tsx';
import { ClientsDialog } from './clients-dialog.tsx';
import english from './messages/en.json' with { type: 'json' };
import chinese from './messages/zh-CN.json' with { type: 'json' };
import { openDialog, useOpenDialog } from './open-dialog.ts';

const AboutDialogs = (): ReactElement => {
  const close = (): void => openDialog(undefined);
  return (
    <RoomWords catalogues={{ 'zh-CN': chinese, en: english }}>
      {useOpenDialog() === 'clients' ? <ClientsDialog onClose={close} /> : <AboutDialog onClose={close} />}
    </RoomWords>
  );
};

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default AboutDialogs;
