import { userTypeCodes } from '#shared/contracts';
import type { DemoUser } from './named-users.ts';

const count = 70;
const surnames = [...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦许何吕张孔曹'];
const givenNames = [
  '子涵',
  '欣怡',
  '浩然',
  '雨桐',
  '宇轩',
  '诗琪',
  '博文',
  '思远',
  '嘉怡',
  '明轩',
  '若曦',
  '一诺',
  '俊杰',
];
const grades = ['一年级', '二年级', '三年级', '四年级', '五年级', '六年级'];
/** Of ten people five are students, three are parents, two are teachers. */
const { student, teacher, parent } = userTypeCodes;
const types = [
  student,
  parent,
  student,
  teacher,
  student,
  parent,
  student,
  teacher,
  student,
  parent,
] as const;

function at<T>(list: readonly T[], index: number, none: T): T {
  return list[index % list.length] ?? none;
}

function createPlainUser(number: number): DemoUser {
  const userType = at(types, number, student);
  const school = { grade_name: at(grades, number, ''), class_name: `(${(number % 4) + 1})班` };
  return {
    id: String(5000 + number),
    login_name: `t.demo${String(number).padStart(2, '0')}`,
    real_name: at(surnames, number, '') + at(givenNames, number * 5, ''),
    user_type: userType,
    unit_id: 'U2001',
    sex: number % 2 === 0 ? 'female' : 'male',
    phone: userType === student ? '' : `1990001${String(number).padStart(4, '0')}`,
    ...(userType === student ? school : {}),
  };
}

/** Enough people in U2001 for three pages of thirty, the same at every seeding. */
export const plainUsers: readonly DemoUser[] = Array.from({ length: count }, (_, index) =>
  createPlainUser(index + 1),
);

/** A user whose desktop is empty, for the screens that say so. */
export const userWithoutApps = '5070';
