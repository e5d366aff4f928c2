/**
 * `npm run licence-key -- <unit> <service> [last day YYYY-MM-DD] [seats]`: writes a licence key to stdout. It is signed with the PEM in
 * `LICENCE_PRIVATE_KEY_FILE`, else with the key of demo portals, which no other portal trusts.
 */
import { createPrivateKey, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { demoLicenceKey, signLicence } from '#platform/licensing';

const [unitId, serverId, endDate, seats] = process.argv.slice(2);
const file = process.env.LICENCE_PRIVATE_KEY_FILE;

if (!unitId || !serverId) {
  console.error('Usage: npm run licence-key -- <unit> <service> [last day YYYY-MM-DD] [seats]');
  process.exit(1);
}
const terms = {
  id: randomUUID(),
  unitId,
  serverId,
  endDate: endDate || null,
  seats: seats ? Number(seats) : null,
};
console.log(signLicence(terms, file ? createPrivateKey(readFileSync(file)) : demoLicenceKey()));
