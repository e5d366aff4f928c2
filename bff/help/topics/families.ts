import type { HelpTopic } from '../help-topic.ts';

export const topicsOfParents: readonly HelpTopic[] = [
  {
    id: 'children',
    title: { 'zh-CN': '怎样查看每个孩子的情况？', en: 'How do I see what waits for each child?' },
    steps: {
      'zh-CN': [
        '在桌面打开“我的孩子”，每个孩子的学校、班级、未读和待办都在这里。',
        '点孩子下面的应用，直接打开这个孩子的内容。',
      ],
      en: [
        'Open “My children” from the desktop: school, class, unread entries and to-dos of each child are there.',
        'Choose an app below a child to open it for that child.',
      ],
    },
    words: 'haizi wode chakan children',
    picture: 'family',
  },
  {
    id: 'switch-child',
    title: { 'zh-CN': '有两个孩子，怎样切换？', en: 'I have two children. How do I switch?' },
    steps: {
      'zh-CN': [
        '点右上角您的名字（手机上点底部“我的”），选“切换孩子”。',
        '在孩子后面点进入，之后打开的应用都是这个孩子的。',
      ],
      en: [
        'Choose your name at the top right (on phones “Me” at the bottom), then “Switch child”.',
        'Enter for a child. The apps that you open then are for that child.',
      ],
    },
    words: 'qiehuan haizi liangge switch',
  },
  {
    id: 'no-child',
    title: { 'zh-CN': '看不到我的孩子？', en: 'My child is not there?' },
    steps: {
      'zh-CN': ['您的账号还没有和孩子关联。', '请联系孩子学校的管理员，告诉他孩子的姓名、班级和您的用户名。'],
      en: [
        'Your account is not linked to your child yet.',
        'Tell the administrator of the school the name and class of your child, and your user name.',
      ],
    },
    words: 'guanlian haizi kanbudao link',
  },
  {
    id: 'parent-messages',
    title: { 'zh-CN': '在哪里看老师发的消息？', en: 'Where are the messages of the teachers?' },
    steps: {
      'zh-CN': [
        '点右上角的铃铛（手机上点底部“消息”）。红色数字是未读的条数。',
        '打开“消息中心”可以查看以前的消息。',
      ],
      en: [
        'Choose the bell at the top right (on phones “Messages” at the bottom). The red number counts what is unread.',
        'Open the message centre for older ones.',
      ],
    },
    words: 'laoshi xiaoxi tongzhi weidu messages',
    picture: 'messages',
  },
];

export const topicsOfStudents: readonly HelpTopic[] = [
  {
    id: 'homework',
    title: { 'zh-CN': '红色的数字是什么意思？', en: 'What do the red numbers mean?' },
    steps: {
      'zh-CN': ['应用图标上的数字，是里面还没看的内容，比如新的作业。', '打开应用看完，数字就会变少。'],
      en: [
        'The number on an app counts what you have not looked at, such as new homework.',
        'Open the app and look, and the number goes down.',
      ],
    },
    words: 'hongse shuzi zuoye weidu badge homework',
    picture: 'desktop',
  },
  {
    id: 'classroom-computer',
    title: { 'zh-CN': '在机房电脑上登录要注意什么？', en: 'What should I mind on a school computer?' },
    steps: {
      'zh-CN': [
        '登录时勾选“这是公用电脑”，电脑就不会记住你。',
        '用完后点右上角你的名字，选“退出登录”。',
        '不要把密码告诉同学。密码被别人知道了，马上在“我的账号”里修改。',
      ],
      en: [
        'Tick “This is a shared computer” when you sign in. The computer then does not remember you.',
        'When you are done, choose your name at the top right, then “Sign out”.',
        'Tell your password to nobody. If somebody knows it, change it in “My account” at once.',
      ],
    },
    words: 'jifang gongyong diannao tuichu anquan safe',
    picture: 'sign-in',
  },
];
