import type { Picture } from 'shell/kit';
import { request } from 'shell/request';
import { logoSave } from '#shared/contracts';

/** Gives the own unit a logo; null takes it away. */
export async function saveLogo(picture: Picture | null): Promise<void> {
  await request(
    logoSave,
    picture
      ? {
          base64Str: picture.dataUrl.slice(picture.dataUrl.indexOf(',') + 1),
          type: picture.type === 'image/png' ? 'png' : 'jpg',
        }
      : { base64Str: null },
  );
}
