import type { ReactElement } from 'react';
import { RoomWords } from '../../core/language/index.ts';
import { AboutDialog } from './about-dialog.tsx';
import { ClientsDialog } from './clients-dialog.tsx';
import { catalogues } from './messages/zh-CN.json?all';
import { openDialog, useOpenDialog } from './open-dialog.ts';

function AboutDialogs(): ReactElement {
  const close = (): void => openDialog(undefined);
  return (
    <RoomWords catalogues={catalogues}>
      {useOpenDialog() === 'clients' ? <ClientsDialog onClose={close} /> : <AboutDialog onClose={close} />}
    </RoomWords>
  );
}

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default AboutDialogs;
