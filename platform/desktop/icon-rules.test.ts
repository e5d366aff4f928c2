import { describe, expect, test } from 'vitest';
import { type AppRow, buildIconGroups, isForViewer, parseUserTypes } from './icon-rules.ts';

function appRow(change: Partial<AppRow> = {}): AppRow {
  return {
    code: 'hw',
    group_code: 'teaching',
    group_name: '教学',
    group_english_name: 'Teaching',
    name: '作业',
    short_name: '作业',
    english_name: 'Homework',
    english_short_name: 'Homework',
    server_id: 'edu',
    deploy_path: null,
    menu_route: null,
    update_status: 1,
    audience: null,
    limit_user_type: null,
    front_user_type: null,
    only_unit_type: null,
    only_unit_id: null,
    owner_unit_id: null,
    kind: 'remote',
    address: null,
    initiate_login_uri: null,
    client_status: null,
    client_state: null,
    client_default: null,
    icon_img: null,
    img_path: null,
    chosen_position: null,
    hidden: null,
    unread: null,
    is_locked: null,
    is_open: null,
    is_for_everybody: null,
    names_user_type: 0,
    names_role: 0,
    names_classes: 0,
    names_own_class: 0,
    ...change,
  };
}

const teacher = { userType: 2, unitId: 'U2001', unitType: 2 } as const;
const areaTeacher = { userType: 2, unitId: 'U1001', unitType: 1 } as const;

describe('whether an app is on a desktop', () => {
  test.each<[string, Partial<AppRow>, boolean]>([
    ['nothing limits it', {}, true],
    ['its update status is 0', { update_status: 0 }, false],
    ['the user placed it', { hidden: 0, chosen_position: 3 }, true],
    ['its audience names the user type', { audience: '[2,4]' }, true],
    ['its audience names others', { audience: '[1,3]' }, false],
    ['limitUserType names the user type', { limit_user_type: '[2,3]' }, true],
    ['limitUserType names others', { limit_user_type: '[3]' }, false],
    ['limitUserType is empty', { limit_user_type: '[]' }, true],
    ['audience allows and limitUserType does not', { audience: '[1,2]', limit_user_type: '[1]' }, false],
    ['frontUserType is another one', { front_user_type: 4 }, false],
    ['it is for schools', { only_unit_type: 2 }, true],
    ['it is for area units', { only_unit_type: 1 }, false],
    ['it is for another unit', { only_unit_id: 'U1001' }, false],
    ['the unit closed it', { is_open: 0, is_for_everybody: 1 }, false],
    ['the unit opened it', { is_open: 1, is_for_everybody: 1 }, true],
    [
      'the unit opened it, and the catalogue names others',
      { is_open: 1, is_for_everybody: 1, audience: '[1]' },
      false,
    ],
  ])('when %s, then the answer follows', (_, change, visible) => {
    expect(isForViewer(appRow(change), teacher)).toBe(visible);
  });

  test('when the unit is an area unit, then apps for schools are gone and its own app is there', () => {
    expect(isForViewer(appRow({ only_unit_type: 2 }), areaTeacher)).toBe(false);
    expect(isForViewer(appRow({ only_unit_id: 'U1001' }), areaTeacher)).toBe(true);
  });

  test('when a stored list of user types is damaged, then nobody is let in by accident', () => {
    expect(() => parseUserTypes('[5]')).toThrow();
    expect(() => parseUserTypes('all')).toThrow();
  });
});

describe('the groups of a desktop', () => {
  test('when apps come in order, then groups and apps keep it', () => {
    const rows = [
      appRow({ code: 'a' }),
      appRow({ code: 'b' }),
      appRow({ code: 'c', group_code: 'office', group_name: '办公', group_english_name: null }),
    ];
    const groups = buildIconGroups(rows, teacher);
    expect(groups.map((group) => [group.code, group.iconVMs.map((icon) => icon.code)])).toEqual([
      ['teaching', ['a', 'b']],
      ['office', ['c']],
    ]);
    expect(groups[1]).toMatchObject({ name: '办公', englishName: null });
  });

  test('when the user placed some apps, then they come first in the order of the user', () => {
    const rows = [
      appRow({ code: 'a' }),
      appRow({ code: 'b', chosen_position: 2 }),
      appRow({ code: 'c', chosen_position: 0 }),
      appRow({ code: 'd' }),
    ];
    expect(buildIconGroups(rows, teacher)[0]?.iconVMs.map((icon) => icon.code)).toEqual(['c', 'b', 'a', 'd']);
  });

  test('when no app of a group is for the user, then the group is left out', () => {
    expect(buildIconGroups([appRow({ audience: '[1]' })], teacher)).toEqual([]);
  });

  test('when the user hid an app, then it says so, and looks hidden to pages that know no better', () => {
    const [group] = buildIconGroups([appRow({ hidden: 1 }), appRow({ code: 'b' })], teacher);
    expect(group?.iconVMs).toMatchObject([
      { code: 'hw', hidden: true, updateStatus: 0 },
      { code: 'b', hidden: false, updateStatus: 1 },
    ]);
  });

  test('when the unit locked an app, then nobody has it hidden', () => {
    const [group] = buildIconGroups([appRow({ hidden: 1, is_locked: 1 })], teacher);
    expect(group?.iconVMs).toMatchObject([{ hidden: false, updateStatus: 1, locked: true }]);
  });

  test('when an app has its own deploy path, limits and unread entries, then the icon says so', () => {
    const [group] = buildIconGroups(
      [appRow({ deploy_path: '/legacy/old', limit_user_type: '[2,3]', unread: 128 })],
      teacher,
    );
    expect(group?.iconVMs[0]).toMatchObject({
      zname: '作业',
      deployPath: '/legacy/old',
      limitUserType: [2, 3],
      unReadCodeCount: 128,
    });
  });
});

describe('what an app outside the portal opens', () => {
  const issuer = 'https://portal.example/api/uaa/oidc';
  const client: Partial<AppRow> & { address: string } = {
    kind: 'oidc',
    initiate_login_uri: 'https://reader.example/start',
    address: 'https://reader.example/shelf',
    client_status: 'active',
    client_default: 'off',
    client_state: 'on',
  };
  const addressOf = (change: Partial<AppRow>, by = issuer) =>
    buildIconGroups([appRow(change)], teacher, by)[0]?.iconVMs[0]?.address;

  test('when it is a client, then it is asked to sign in, with issuer and target', () =>
    expect(addressOf(client)).toBe(
      `https://reader.example/start?iss=${encodeURIComponent(issuer)}&target_link_uri=${encodeURIComponent(client.address)}`,
    ));

  test.each<[string, Partial<AppRow>]>([
    ['the unit switched it off', { client_state: 'off' }],
    ['it is off by default', { client_state: null }],
    ['it waits for approval', { client_status: 'requested' }],
    ['it is disabled', { client_status: 'disabled' }],
    ['it is gone', { client_status: null, initiate_login_uri: null }],
    ['it cannot be asked', { initiate_login_uri: null }],
    ['its address is no address', { initiate_login_uri: 'javascript:alert(1)' }],
  ])('when %s, then it opens nothing', (_, change) => expect(addressOf({ ...client, ...change })).toBeNull());

  test('when the portal has no provider, then no client opens', () =>
    expect(addressOf(client, '')).toBeNull());

  test('when another unit added it, then it stands on no desktop here', () =>
    expect(isForViewer(appRow({ owner_unit_id: 'U2002' }), teacher)).toBe(false));
});
