import { createAnnouncementsRoutes } from '#platform/announcements';
import { createAppServicesRoutes } from '#platform/app-services';
import { createAppearanceRoutes } from '#platform/appearance';
import { createAreaRoutes } from '#platform/area';
import { invitationIdOf, issuerOf, withdrawInvitation } from '#platform/authorization';
import type { ChangeBus } from '#platform/changes';
import { createDesktopRoutes, listClosedApps } from '#platform/desktop';
import { createDevelopersRoutes } from '#platform/developers';
import { createPasswordKeeper } from '#platform/directory';
import { countNewSharesOf, createDriveRoutes } from '#platform/drive';
import { createFamilyLinksRoutes } from '#platform/family-links';
import { createFeedbackRoutes } from '#platform/feedback';
import { createFramedAppsRoutes } from '#platform/framed-apps';
import type { Route } from '#platform/http';
import {
  type ActionLimits,
  createActionLimits,
  createAuditWriter,
  createIdentityRoutes,
  createKnownDevices,
  hashPassword,
  type WriteAudit,
} from '#platform/identity';
import { createImporter, createImportRoutes } from '#platform/import';
import { createLicensingRoutes } from '#platform/licensing';
import { createMessagesRoutes } from '#platform/messages';
import { createClassFounder, createOrganisationRoutes, createPromotionRoutes } from '#platform/organisation';
import { createPasswordSlipsRoutes } from '#platform/password-slips';
import { createPeopleRoutes } from '#platform/people';
import { createPersonalDataRoutes } from '#platform/personal-data';
import { createPreferencesRoutes } from '#platform/preferences';
import { createReleasesRoutes, findOwnerUnit, type ReleasesDeps } from '#platform/releases';
import { createRetentionRoutes } from '#platform/retention';
import { createRolesRoutes } from '#platform/roles';
import { createRosterExportRoutes } from '#platform/roster-export';
import { createSetupRoutes } from '#platform/setup';
import { createStorageRoutes, createUploadRoutes, defaultQuotas } from '#platform/storage';
import { createUnitAppsRoutes, type UnitAppsDeps } from '#platform/unit-apps';
import { createUnitsRoutes } from '#platform/units';
import { createVersionsRoutes } from '#platform/versions';
import { createDeviceMemory } from '#platform/ways-in/remembered';
import type { MockProvider } from '#platform/ways-in/social';
import { handoverLifetime, issueHandover, redeemHandover } from '#platform/ways-in/tickets';
import { createEgressCheck } from '#shared/egress';
import { termRules } from '#shared/retention-terms';
import { createClassUpkeep } from './class-upkeep.ts';
import { createReadersCheck } from './create-readers-check.ts';
import { defaultPublicUrl, type PlatformOptions } from './platform-options.ts';
import { createWaysInRoutes } from './ways-in/ways-in-routes.ts';

/** App code of the developer centre, which keeps the clients of the OpenID provider. */
const developerCentre = 'app';

/** Every call that the platform answers. */
export function createRoutes(
  options: PlatformOptions,
  mockProvider: MockProvider | undefined,
  changes: ChangeBus,
): Route[] {
  const { clock, files, authorization, directory, publicUrl = defaultPublicUrl } = options;
  const { socialAccounts = {}, passwordRule = 'strong', deviceSecrets = [] } = options;
  const { db } = options.database;
  const devices = createDeviceMemory({ clock });
  const knownDevices = deviceSecrets.length > 0 ? createKnownDevices(deviceSecrets, clock) : undefined;
  const upkeep = createClassUpkeep(options);
  const { endSessionsOf, writeAudit } = upkeep;
  const passwordKeeper = directory && createPasswordKeeper({ ...options, directory, db, writeAudit });
  const keeper = { passwordKeeper, hasFaces: (options.faceService ?? options.faces) !== undefined };
  const identity = { ...options, ...keeper, devices, knownDevices, findClosedApps: listClosedApps };
  const importing = { ...options, writeAudit, endSessionsOf };
  const limits = createActionLimits(options);
  const { quotas = defaultQuotas } = options;
  return [
    ...createIdentityRoutes(identity),
    ...createWaysInRoutes({
      ...identity,
      publicUrl,
      socialAccounts,
      egressAllow: options.egressAllow ?? [],
      mockProvider,
      passwordRule,
      keySecrets: deviceSecrets,
      endSessionsOf,
    }),
    ...createSetupRoutes({
      ...{ db, clock, hashPassword, writeAudit, passwordRule, keySecrets: deviceSecrets },
      surroundings: { engine: options.database.engine, hasGateway: options.hasGateway ?? false },
    }),
    ...createPeopleRoutes({
      ...{ db, clock, hashPassword, endSessionsOf, writeAudit },
      foundClass: createClassFounder({ clock, writeAudit }),
    }),
    ...createOrganisationRoutes(upkeep),
    ...createPromotionRoutes(upkeep),
    ...createRosterExportRoutes(importing),
    ...createImportRoutes({ ...importing, start: createImporter(importing).start }),
    ...createRetentionRoutes({ db, clock, writeAudit, terms: options.terms ?? termRules }),
    ...createPersonalDataRoutes({ ...options, limits, writeAudit }),
    ...createRolesRoutes({ db, clock, writeAudit, announce: changes.announce }),
    ...createFamilyLinksRoutes({ db, clock, limits, writeAudit, announce: changes.announce }),
    ...createPasswordSlipsRoutes({ db, clock, limits, hashPassword, endSessionsOf, writeAudit }),
    ...createAppsRoutes(options, { limits, writeAudit, publicUrl, announce: changes.announce }),
    ...createMessagesRoutes({ db, clock, limits, writeAudit, announce: changes.announce }),
    ...createAnnouncementsRoutes({ db, engine: options.database.engine, clock, writeAudit }),
    ...createAreaRoutes({ db, clock }),
    ...createReleasesRoutes(createReleasesDeps(options, changes)),
    ...createUnitsRoutes({ db, clock, quotas, hashPassword, writeAudit }),
    ...createFeedbackRoutes({ database: options.database, clock }),
    ...createAppearanceRoutes({ db, files, writeAudit, publicUrl }),
    ...createPreferencesRoutes({ db, clock }),
    ...createLicensingRoutes({ db, clock, writeAudit, publicKey: options.licencePublicKey }),
    ...createVersionsRoutes({ db }),
    ...createStorageRoutes({ files }),
    ...createUploadRoutes({ ...options, limits, quotas, mayRead: createReadersCheck(options) }),
    ...createDriveRoutes({ ...options, quotas, writeAudit }),
    ...(authorization ? createProviderRoutes({ ...options, authorization, publicUrl, writeAudit }) : []),
  ];
}

/** What releases of apps need; their calls stand in two places, ahead of the body parsers and behind them. */
export function createReleasesDeps(options: PlatformOptions, changes: ChangeBus): ReleasesDeps {
  return {
    ...options,
    limits: createActionLimits(options),
    writeAudit: createAuditWriter(options.clock),
    announce: changes.announce,
  };
}

/** What stands on desktops, what units decide about it, and where services of apps are. */
function createAppsRoutes(
  options: PlatformOptions,
  deps: Pick<UnitAppsDeps, 'announce' | 'publicUrl' | 'writeAudit'> & { limits: ActionLimits },
): Route[] {
  const { authorization, clock, database, egressAllow = [] } = options;
  const withoutApps = authorization ? [] : [developerCentre];
  const common = { ...deps, db: database.db, clock, withoutApps };
  return [
    ...createDesktopRoutes({
      ...common,
      issuer: authorization && issuerOf(deps.publicUrl),
      countNew: { drive: (principal) => countNewSharesOf(options, principal) },
    }),
    ...createUnitAppsRoutes(common),
    ...createFramedAppsRoutes({
      ...common,
      handovers: { lifetime: handoverLifetime, issue: issueHandover, redeem: redeemHandover },
    }),
    ...createAppServicesRoutes({
      ...{ ...common, findOwnerUnit },
      mayCall: createEgressCheck({ allow: egressAllow }),
    }),
  ];
}

interface ProviderRoutesDeps extends PlatformOptions {
  authorization: NonNullable<PlatformOptions['authorization']>;
  publicUrl: string;
  writeAudit: WriteAudit;
}

/** The calls of the OpenID provider, and those of the people who register its clients. */
function createProviderRoutes({ authorization, ...deps }: ProviderRoutesDeps): Route[] {
  return [
    ...authorization.routes,
    ...createDevelopersRoutes({
      ...deps,
      mayCall: authorization.mayCall,
      keys: { list: authorization.listKeys, rotate: authorization.rotateKeys },
      invitations: {
        issue: async (seconds) => {
          const token = await authorization.issueInitialAccessToken(seconds);
          return { token, tokenId: invitationIdOf(token) };
        },
        withdraw: withdrawInvitation,
      },
      endClient: authorization.endClient,
      endClientInUnits: authorization.endClientInUnits,
      endProgramTokens: authorization.endProgramTokens,
    }),
  ];
}
