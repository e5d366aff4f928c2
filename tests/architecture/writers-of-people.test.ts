import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Everything that writes rows of people or of their rights, with the file that asks whether its caller stands over them (ADR 164), or a reason why nobody has to.
 * A writer that is added stands here with one of both.
 */
const writers: Readonly<Record<string, { readonly asked: string } | { readonly unasked: string }>> = {
  'platform/people/people-store.ts': { asked: 'platform/people/change-person.ts' },
  'platform/people/end-keeping.ts': { asked: 'platform/people/change-person.ts' },
  'platform/people/end-links.ts': { asked: 'platform/people/change-person.ts' },
  'platform/roles/remove-role.ts': { asked: 'platform/roles/remove-role.ts' },
  'platform/roles/save-role.ts': { asked: 'platform/roles/save-role.ts' },
  'platform/roles/set-direct-grants.ts': { asked: 'platform/roles/set-direct-grants.ts' },
  'platform/roles/set-people.ts': { asked: 'platform/roles/set-people.ts' },
  'platform/setup/create-administrator.ts': { unasked: 'the first administrator of a portal' },
  'platform/import/kinds/people/insert-people.ts': { asked: 'platform/import/kinds/sender.ts' },
  'platform/import/kinds/people/update-people.ts': { asked: 'platform/import/kinds/sender.ts' },
  'platform/import/work/disable-leavers.ts': { asked: 'platform/import/work/find-leavers.ts' },
  'platform/password-slips/make-slips.ts': { asked: 'platform/password-slips/make-slips.ts' },
  'platform/scim/users/save-user.ts': { asked: 'platform/scim/users/save-user.ts' },
  'platform/account/keep-picture.ts': { asked: 'platform/people/person-picture.ts' },
  'platform/account/account-routes.ts': { unasked: 'the own language' },
  'platform/account/change-contact.ts': { unasked: 'the own phone and e-mail, by a code' },
  'platform/account/new-password.ts': { unasked: 'the own password' },
  'platform/identity/user-store.ts': { unasked: 'the hash of the password that was just shown' },
  'platform/demo/seed-demo.ts': { unasked: 'an empty portal' },
  'platform/people/insert-accounts.ts': { unasked: 'the sample school of the beginning' },
  'platform/people/insert-administrator.ts': { unasked: 'the first administrator of a unit' },
  'platform/people/purge-people.ts': { unasked: 'the term of retention, after others have disabled her' },
  'platform/directory/insert-people.ts': { unasked: 'new people, who hold nothing' },
  'platform/directory/release-people.ts': { unasked: 'the operator' },
  'platform/directory/sync/write-differences.ts': { unasked: 'the directory that the operator has set up' },
  'platform/ways-in/social/school-accounts.ts': { unasked: 'new people, who hold nothing' },
  'platform/organisation/rename-all.ts': { unasked: 'names of classes alone' },
  'platform/organisation/promotion/parked-people.ts': { unasked: 'the class alone' },
  'platform/organisation/promotion/put-into-classes.ts': { unasked: 'the class alone' },
  'platform/organisation/promotion/return-people.ts': { unasked: 'pupils who had left, who keep no unit' },
  'platform/organisation/promotion/take-out.ts': {
    unasked: 'the class, and pupils who leave, who keep no unit',
  },
  'platform/scim/groups/change-group.ts': { unasked: 'the class of pupils' },
  'platform/scim/users/user-rows.ts': { unasked: 'a lock, which changes nothing' },
  'platform/family-links/link-child.ts': { unasked: 'a lock, which changes nothing' },
  'platform/releases/publisher-keys.ts': { unasked: 'a lock, which changes nothing' },
};

/** Rows of people and of their rights. */
const writes =
  /(?:insertInto|updateTable|deleteFrom)\('(?:app_user|user_role|resource_grant|role_grant|parent_teacher_link)'\)|from: 'app_user'|(?:update|insert into) app_user\b/;
const asks = /import \{[^}]*\b(?:changeUnder|requireOver|findHoldingMore)\b[^}]*\} from '#platform\/grants'/;

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

it('when a file writes people or their rights, then it asks who stands over them, or a reason says why nobody has to', () => {
  const found = globSync('platform/**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|\/testing\/|\/migrations\//.test(file))
    .filter((file) => writes.test(read(file)));
  expect(found.toSorted()).toEqual(Object.keys(writers).toSorted());
  for (const [file, writer] of Object.entries(writers)) {
    if ('asked' in writer) expect(asks.test(read(writer.asked)), file).toBe(true);
    else expect(writer.unasked.length).toBeGreaterThan(3);
  }
});
