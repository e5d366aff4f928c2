import type { Call } from '../call.ts';
import * as account from './account.ts';
import * as announce from './announce.ts';
import * as area from './area.ts';
import * as authorize from './authorize.ts';
import * as clientKeeping from './client-keeping.ts';
import * as clients from './clients.ts';
import * as consent from './consent.ts';
import * as desktop from './desktop.ts';
import * as face from './face.ts';
import * as family from './family.ts';
import * as feedback from './feedback.ts';
import * as handovers from './handovers.ts';
import * as languageFiles from './language-files.ts';
import * as licences from './licences.ts';
import * as messages from './messages.ts';
import * as oauth from './oauth.ts';
import * as oauthMe from './oauth-me.ts';
import * as oauthOtherWays from './oauth-other-ways.ts';
import * as people from './people.ts';
import * as permissions from './permissions.ts';
import * as qrSignIn from './qr-sign-in.ts';
import * as remembered from './remembered.ts';
import * as social from './social.ts';
import * as socialBinding from './social-binding.ts';
import * as staticFiles from './static-files.ts';
import * as storage from './storage.ts';

const isCall = (value: object): value is Call => 'path' in value && 'payload' in value;

const callsOf = (module: object): Call[] => Object.values(module).filter(isCall);

/** Every call of the two specifications (sections 7) and the portal's own, each once. Servers and tools only. */
export const allCalls: readonly Call[] = [
  oauth,
  oauthMe,
  oauthOtherWays,
  remembered,
  handovers,
  account,
  qrSignIn,
  authorize,
  consent,
  clients,
  clientKeeping,
  social,
  socialBinding,
  face,
  family,
  desktop,
  area,
  licences,
  messages,
  announce,
  feedback,
  permissions,
  people,
  storage,
  staticFiles,
  languageFiles,
].flatMap(callsOf);
