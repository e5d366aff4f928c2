import type { Call } from '../call.ts';
import * as account from './account.ts';
import * as announce from './announce.ts';
import * as appRequests from './app-requests.ts';
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
import * as preferences from './preferences.ts';
import * as profile from './profile.ts';
import * as provider from './provider.ts';
import * as qrSignIn from './qr-sign-in.ts';
import * as remembered from './remembered.ts';
import * as sentMessages from './sent-messages.ts';
import * as signInAsker from './sign-in-asker.ts';
import * as social from './social.ts';
import * as socialBinding from './social-binding.ts';
import * as staticFiles from './static-files.ts';
import * as storage from './storage.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'payload' in value;

const callsOf = (module: object): Call[] => Object.values(module).filter(isCall);

/** Every call of the specification and the portal's own, each once. Servers and tools only. */
export const allCalls: readonly Call[] = [
  oauth,
  oauthMe,
  oauthOtherWays,
  remembered,
  handovers,
  account,
  profile,
  qrSignIn,
  signInAsker,
  authorize,
  consent,
  clients,
  clientKeeping,
  provider,
  social,
  socialBinding,
  face,
  family,
  appRequests,
  desktop,
  area,
  licences,
  messages,
  sentMessages,
  announce,
  feedback,
  preferences,
  permissions,
  people,
  storage,
  staticFiles,
  languageFiles,
].flatMap(callsOf);
