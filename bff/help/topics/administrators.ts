import type { HelpTopic } from '../help-topic.ts';

export const topicsOfAdministrators: readonly HelpTopic[] = [
  {
    id: 'add-person',
    title: { 'zh-CN': '怎样新增人员？', en: 'How do I add a person?' },
    steps: {
      'zh-CN': [
        '在桌面打开“基础平台”，点“新增人员”。',
        '填写姓名、登录名和身份。手机号或邮箱最好也填上，本人忘记密码时用得到。',
        '首次密码只显示一次，请记下并安全地转交本人。本人首次登录时须改成自己的密码。',
      ],
      en: [
        'Open “People & Units” from the desktop and choose “Add a person”.',
        'Enter name, login name and role. Add a phone number or e-mail too: it is the way back to a forgotten password.',
        'The first password is shown only once. Note it and hand it over safely; at the first sign-in the user chooses another.',
      ],
    },
    words: 'xinzeng renyuan jiaoshi xuesheng tianjia user account',
    picture: 'people',
  },
  {
    id: 'reset-password',
    title: {
      'zh-CN': '有人忘记了密码，怎样重置？',
      en: 'Somebody has forgotten the password. How do I reset it?',
    },
    steps: {
      'zh-CN': [
        '在“基础平台”里用姓名、拼音或手机号找到这个人。',
        '打开他后面的菜单，选“重置密码”。',
        '他在所有设备上都会退出，用新的首次密码登录后须改成自己的密码。',
      ],
      en: [
        'Find the person in “People & Units” by name, pinyin or phone number.',
        'Open the menu at the end of the row and choose “Reset password”.',
        'They are signed out everywhere, and choose a password of their own after the next sign-in.',
      ],
    },
    words: 'chongzhi mima wangji reset',
    picture: 'people',
  },
  {
    id: 'disable',
    title: { 'zh-CN': '老师调走了，账号怎么处理？', en: 'A teacher has left. What about the account?' },
    steps: {
      'zh-CN': [
        '在“基础平台”里找到这个人，在菜单里选“停用”。',
        '他会马上退出，也不能再登录。资料仍然保留，随时可以“启用”。',
      ],
      en: [
        'Find the person in “People & Units” and choose “Disable” in the menu.',
        'They are signed out at once and cannot sign in again. Their data stay, and you can enable them at any time.',
      ],
    },
    words: 'tingyong diaozou lizhi zhanghao disable leave',
  },
  {
    id: 'announce',
    title: { 'zh-CN': '怎样发布公告？', en: 'How do I make an announcement?' },
    steps: {
      'zh-CN': [
        '点您的名字，选“公告与反馈”，点“发布公告”。',
        '填写中文内容（英文可选），选择级别和显示的时间。',
        '点“发布”，公告会显示在相关用户的页面顶部。',
      ],
      en: [
        'Choose your name, “Announcements & feedback”, then “Announce”.',
        'Write it in Chinese, and in English if you like; choose its level and when it shows.',
        'Publish it. It stands at the top of the pages of those concerned.',
      ],
    },
    words: 'fabu gonggao tongzhi announcement',
  },
  {
    id: 'audit',
    title: { 'zh-CN': '怎样查看谁做了什么？', en: 'How do I see who did what?' },
    steps: {
      'zh-CN': [
        '点您的名字，选“我的账号”，打开“审计记录”。',
        '按人员、类型和日期筛选，也可以导出 CSV。记录保留 180 天。',
      ],
      en: [
        'Choose your name, “My account”, then “Audit trail”.',
        'Filter by person, kind and date, or export it as CSV. Lines are kept for 180 days.',
      ],
    },
    words: 'shenji jilu rizhi log audit',
  },
];
