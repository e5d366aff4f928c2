import type { Localized } from '#shared/contracts';

/** What users notice of the last changes, newest first; a few, for those who come back. */
export const helpNews: readonly Localized[] = [
  {
    'zh-CN': '“我的账号”里新增“个人资料”：可以上传头像，自己更改手机号和邮箱。',
    en: '“My account” has a profile: add a picture, and change your phone number and e-mail yourself.',
  },
  {
    'zh-CN': '管理员设置的首次密码，第一次登录时要改成自己的密码。',
    en: 'A first password from an administrator is changed at the first sign-in.',
  },
  {
    'zh-CN': '消息有了标题。在“已发送”里可以看到谁已读、谁未读。',
    en: 'Messages have titles, and “Sent” shows who has read yours.',
  },
  {
    'zh-CN': '查找人员可以输入拼音或首字母。',
    en: 'People are found by pinyin and initials, too.',
  },
];
