import { describe, expect, test } from 'vitest';
import { parseCampusUnits, parseDecorationSet } from '#shared/contracts';
import { findVersionMismatches } from '#shared/versions';
import { demoApps, demoGroups } from './apps.ts';
import { demoChoices, demoUnread } from './choices.ts';
import { faultApps, faultUsers } from './fault-school.ts';
import { demoLicences, demoPackages, demoServiceVersions } from './licences.ts';
import { fullAdministrators, namedUsers } from './named-users.ts';
import { plainUsers } from './plain-users.ts';
import { demoGrants, demoResources } from './resources.ts';
import { sandboxUsers } from './sandbox-users.ts';
import { demoUnits } from './units.ts';

const users = [...namedUsers, ...plainUsers, ...faultUsers, ...sandboxUsers];

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

describe('units and users', () => {
  test('when the units are read, then they are those of the contract', () => {
    expect(demoUnits.map((unit) => [unit.id, unit.unit_type, unit.name, unit.en_name])).toEqual([
      ['U1001', 1, '青江区教育局', 'Qingjiang District Education Bureau'],
      ['U2001', 2, '青江实验小学', 'Qingjiang Experimental Primary School'],
      ['U2002', 2, '青江第一中学', 'Qingjiang No.1 Middle School'],
      ['U2009', 2, '故障演示学校', 'Fault Demonstration School'],
      ['U9001', 2, '集成沙箱', 'Integration Sandbox'],
    ]);
    expect(demoUnits[0]).toMatchObject({ deploy_path: 'area', is_oam: 1 });
  });

  test('when U2002 shows its login page, then campuses, themes and footer can be parsed', () => {
    const unit = demoUnits.find(({ id }) => id === 'U2002');
    expect(parseCampusUnits(unit?.campus_units).map(({ campusId }) => campusId)).toEqual(['C1', 'C2']);
    const decoration = parseDecorationSet(unit?.decoration_set);
    expect(decoration?.themeList).toEqual(['red', 'blue']);
    expect(decoration?.footerMsg).toMatchObject({ show: true, helpCenter: '/bff/help' });
    expect(decoration?.footerMsg?.baList).toHaveLength(2);
    expect(decoration?.footerMsg?.copyright).toContain('青江第一中学');
  });

  test('when the named users are read, then they are those of the contract', () => {
    expect(namedUsers.map((user) => [user.id, user.login_name, user.user_type, user.unit_id])).toEqual([
      ['4001', 'bureau.admin', 4, 'U1001'],
      ['4002', 'ps.admin', 4, 'U2001'],
      ['4003', 'ms.admin', 4, 'U2002'],
      ['2001', 't.zhou', 2, 'U2001'],
      ['2002', 't.wu', 2, 'U2001'],
      ['2003', 't.chen', 2, 'U2002'],
      ['2004', 't.li', 2, 'U2002'],
      ['2101', 'r.sun', 2, 'U1001'],
      ['3001', 'p.zhou', 3, 'U2001'],
      ['3002', 'p.wang', 3, 'U2001'],
      ['3003', 'p.liu', 3, 'U2002'],
      ['3004', 'p.new', 3, 'U2001'],
      ['1001', 's.zhoule', 1, 'U2001'],
      ['1002', 's.gao', 1, 'U2001'],
      ['1003', 's.zhouan', 1, 'U2002'],
      ['1004', 's.wang1', 1, 'U2001'],
      ['1005', 's.wang2', 1, 'U2001'],
      ['1006', 's.locked', 1, 'U2002'],
    ]);
    expect(users.filter((user) => user.user_status === 'disabled').map(({ id }) => id)).toEqual(['1006']);
  });

  test('when the sandbox is looked at, then there is one user of each kind in it, and nowhere else', () => {
    expect(demoUnits.filter(({ is_sandbox }) => is_sandbox === 1).map(({ id }) => id)).toEqual(['U9001']);
    expect(sandboxUsers.map(({ user_type }) => user_type)).toEqual([1, 2, 3, 4]);
    expect(users.filter(({ unit_id }) => unit_id === 'U9001')).toEqual(sandboxUsers);
  });

  test('when U2001 is listed by 30, then there are three pages', () => {
    expect(Math.ceil(users.filter((user) => user.unit_id === 'U2001').length / 30)).toBe(3);
  });

  test('when plain users are made, then they are the same each time and nobody is an administrator', () => {
    expect(plainUsers).toHaveLength(70);
    expect(plainUsers[0]).toMatchObject({ id: '5001', login_name: 't.demo01' });
    expect(plainUsers.at(-1)).toMatchObject({ id: '5070', login_name: 't.demo70' });
    expect(new Set(plainUsers.map((user) => user.user_type))).toEqual(new Set([1, 2, 3]));
  });

  test('when ids and login names are compared, then no two users share one', () => {
    expect(isUnique(users.map((user) => user.id))).toBe(true);
    expect(isUnique(users.map((user) => user.login_name.toLowerCase()))).toBe(true);
  });
});

describe('what is broken', () => {
  test('when licences are read, then only the school of the faults holds one that has ended or is damaged', () => {
    const broken = demoLicences(1000).filter(
      ({ ends_at, state }) => state === 'unreadable' || (ends_at && Number(ends_at) < 1000),
    );
    expect([...new Set(broken.map(({ unit_id }) => unit_id))]).toEqual(['U2009']);
    expect(broken.map(({ server_id }) => server_id)).toEqual(['edu', 'exam', 'survey']);
  });

  test('when versions are compared, then only apps of the school of the faults do not fit, or have none', () => {
    const misfits = demoPackages.filter(({ code, app_version, server_version }) => {
      const server = demoServiceVersions.find(({ name }) => name === code);
      if (!server) return true;
      const front = { appVersion: app_version, serverVersion: server_version };
      const back = { serverVersion: server.server_version, webCodeVersion: server.web_code_version };
      return findVersionMismatches({ front, server: back }).length > 0;
    });
    expect(misfits.map(({ code }) => code)).toEqual(['examOld', 'driveOld', 'surveyLost']);
    expect(faultApps.map(({ only_unit_id }) => only_unit_id)).toEqual(Array(5).fill('U2009'));
  });
});

describe('apps', () => {
  test('when groups and apps are read, then they are those of the contract', () => {
    const codesOf = (group: string): string =>
      demoApps
        .filter((app) => app.group_code === group)
        .map(({ code }) => code)
        .join(' ');
    expect(demoGroups.map((group) => [group.name, group.english_name, codesOf(group.code)])).toEqual([
      ['教学', 'Teaching', 'prep hw exam res note'],
      ['教务', 'Academic', 'tt attend score course py'],
      ['成长', 'Growth', 'career hlcp evalu scczReport'],
      ['家校', 'Home-school', 'notice survey leave'],
      ['办公', 'Office', 'drive op meet'],
      ['平台', 'Platform', 'base edu app area'],
    ]);
    expect(demoApps).toHaveLength(24);
  });

  test('when the odd apps are read, then each is odd in its own way', () => {
    const find = (code: string) => demoApps.find((app) => app.code === code);
    expect(find('meet')?.update_status).toBe(0);
    expect(find('leave')?.english_short_name).toBeNull();
    expect(find('res')?.deploy_path).toBe('/legacy/old');
    expect(find('area')).toMatchObject({ deploy_path: 'area', only_unit_id: 'U1001' });
    expect(find('survey')).toMatchObject({ audience: '[1,2,3,4]', limit_user_type: '[2,3]' });
    for (const code of ['base', 'edu']) expect(find(code)?.only_unit_type).toBe(2);
  });

  test('when user 2003 arranged the desktop, then some apps are placed and two are hidden', () => {
    const own = demoChoices.filter((choice) => choice.user_id === '2003');
    expect(own.filter((choice) => choice.hidden === 1)).toHaveLength(2);
    expect(own.filter((choice) => choice.position !== null).length).toBeGreaterThan(1);
  });

  test('when unread entries are counted, then nobody has some of an app meant for others', () => {
    const of = (id: string) =>
      Object.fromEntries(
        demoUnread.filter((row) => row.user_id === id).map((row) => [row.app_code, row.num]),
      );
    expect(of('2001')).toEqual({ survey: 128, hw: 7, op: 1 });
    expect(of('3001')).toEqual({ survey: 128, hw: 7 });
    expect(of('1001')).toEqual({ hw: 7 });
    expect(of('4002')).toEqual({ op: 1 });
  });
});

describe('permission trees', () => {
  test('when the nodes are read, then types and routes agree', () => {
    for (const node of demoResources) {
      expect([node.code, node.resource_type === 2]).toEqual([node.code, node.menu_route !== null]);
    }
    expect(demoResources.find((node) => node.code === 'list')?.menu_route).toBe('#/people/list');
    expect(isUnique(demoResources.map((node) => `${node.app_code} ${node.code}`))).toBe(true);
  });

  test('when the grants are read, then 2001 lacks the export, 2002 has none, and 4002 needs none', () => {
    const of = (id: string, app: string) =>
      demoGrants.filter((row) => row.user_id === id && row.app_code === app).map((row) => row.node_code);
    expect(of('2001', 'exam')).toContain('report');
    expect(of('2001', 'exam')).not.toContain('report.export');
    expect(demoGrants.some((row) => row.user_id === '2002')).toBe(false);
    for (const id of fullAdministrators) expect(demoGrants.some((row) => row.user_id === id)).toBe(false);
    expect(of('2003', 'exam')).toEqual(['*']);
  });

  test('when a grant names a node, then the node exists', () => {
    const known = new Set(demoResources.map((node) => `${node.app_code} ${node.code}`));
    for (const { app_code, node_code } of demoGrants) {
      if (node_code !== '*') expect(known).toContain(`${app_code} ${node_code}`);
    }
  });
});
