import { expect, test } from 'vitest';
import { formatAuditCsv } from './audit-csv.ts';

const line = {
  id: 'a',
  at: '2026-09-01T00:00:00.000Z',
  event: 'login_failed',
  userId: '1',
  loginName: 'a',
  realName: '王',
  actorId: '9',
  actorName: '何静',
  ip: '::1',
  deviceLabel: 'Chrome',
  detail: null,
};

test('when there are lines, then a header, UTF-8 and rows that end with CRLF', () => {
  expect(formatAuditCsv([line])).toBe(
    '\ufeffat,event,userId,loginName,realName,ip,deviceLabel,detail,actorId,actorName\r\n' +
      '2026-09-01T00:00:00.000Z,login_failed,1,a,王,::1,Chrome,,9,何静\r\n',
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2', "'-2"],
  ['+3', "'+3"],
  ['\t=1', "'\t=1"],
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ['=a,"b"', `"'=a,""b"""`],
])('when a name is %s, then the cell is %s', (realName, cell) => {
  expect(formatAuditCsv([{ ...line, realName }])).toContain(`,a,${cell},::1`);
});
