import type { Call } from '../call.ts';
import * as account from './account.ts';
import * as announce from './announce.ts';
import * as appPublishing from './app-publishing.ts';
import * as appReleases from './app-releases.ts';
import * as appRequests from './app-requests.ts';
import * as appServices from './app-services.ts';
import * as area from './area.ts';
import * as authorize from './authorize.ts';
import * as classRegister from './class-register.ts';
import * as clientKeeping from './client-keeping.ts';
import * as clientPrograms from './client-programs.ts';
import * as clients from './clients.ts';
import * as consent from './consent.ts';
import * as desktop from './desktop.ts';
import * as directGrants from './direct-grants.ts';
import * as drive from './drive.ts';
import * as driveShares from './drive-shares.ts';
import * as exportCalls from './export.ts';
import * as face from './face.ts';
import * as family from './family.ts';
import * as familyLinks from './family-links.ts';
import * as feedback from './feedback.ts';
import * as frameTickets from './frame-tickets.ts';
import * as handovers from './handovers.ts';
import * as importCalls from './import.ts';
import * as languageFiles from './language-files.ts';
import * as licences from './licences.ts';
import * as loginPage from './login-page.ts';
import * as messages from './messages.ts';
import * as oauth from './oauth.ts';
import * as oauthMe from './oauth-me.ts';
import * as oauthOtherWays from './oauth-other-ways.ts';
import * as organisation from './organisation.ts';
import * as passkeys from './passkeys.ts';
import * as passwordSlips from './password-slips.ts';
import * as people from './people.ts';
import * as permissions from './permissions.ts';
import * as personalData from './personal-data.ts';
import * as preferences from './preferences.ts';
import * as profile from './profile.ts';
import * as promotion from './promotion.ts';
import * as provider from './provider.ts';
import * as qrSignIn from './qr-sign-in.ts';
import * as remembered from './remembered.ts';
import * as retention from './retention.ts';
import * as roles from './roles.ts';
import * as roster from './roster.ts';
import * as secondStep from './second-step.ts';
import * as sentMessages from './sent-messages.ts';
import * as setup from './setup.ts';
import * as signInRequestingApp from './sign-in-requesting-app.ts';
import * as social from './social.ts';
import * as socialBinding from './social-binding.ts';
import * as staticFiles from './static-files.ts';
import * as storage from './storage.ts';
import * as unitApps from './unit-apps.ts';
import * as unitOwnApps from './unit-own-apps.ts';
import * as units from './units.ts';
import * as uploads from './uploads.ts';

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'payload' in value;
}

function callsOf(module: object): Call[] {
  return Object.values(module).filter(isCall);
}

/** Every call of the specification and the portal's own, each once. Servers and tools only. */
export const allCalls: readonly Call[] = [
  oauth,
  oauthMe,
  oauthOtherWays,
  remembered,
  frameTickets,
  handovers,
  account,
  secondStep,
  passkeys,
  profile,
  qrSignIn,
  signInRequestingApp,
  authorize,
  consent,
  clients,
  clientKeeping,
  clientPrograms,
  provider,
  social,
  socialBinding,
  face,
  classRegister,
  exportCalls,
  family,
  familyLinks,
  appPublishing,
  appReleases,
  appRequests,
  appServices,
  unitApps,
  unitOwnApps,
  loginPage,
  desktop,
  area,
  licences,
  messages,
  sentMessages,
  announce,
  feedback,
  preferences,
  permissions,
  personalData,
  passwordSlips,
  people,
  organisation,
  directGrants,
  roles,
  roster,
  promotion,
  retention,
  importCalls,
  setup,
  storage,
  units,
  uploads,
  drive,
  driveShares,
  staticFiles,
  languageFiles,
].flatMap(callsOf);
