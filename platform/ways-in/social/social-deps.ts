import type { PortalDatabase } from '#platform/database';
import type { Admit, AdmitByPassword, WriteAudit } from '#platform/identity';
import type { Clock } from '#platform/runtime';
import type { SocialAdapter } from './adapters/social-adapter.ts';

/** Providers by id: `qy` the work edition, `mp` the personal one, in the order of display. */
export type SocialProviders = ReadonlyMap<string, SocialAdapter>;

export interface SocialDeps {
  database: PortalDatabase;
  clock: Clock;
  admit: Admit;
  admitByPassword: AdmitByPassword;
  writeAudit: WriteAudit;
  providers: SocialProviders;
  /** Origin that browsers see, such as `https://portal.example`. */
  publicUrl: string;
}
