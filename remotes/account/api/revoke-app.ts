import { request } from 'shell/request';
import { consentRevoke } from '#shared/contracts';
import type { ConnectedApp } from './apps-query.ts';

/** Takes back what the user allowed an app. */
export const revokeApp = ({ clientId }: ConnectedApp): Promise<unknown> =>
  request(consentRevoke, { clientId });
