import type { HelpTopic } from '../help-topic.ts';

export const topicsOfEverybody: readonly HelpTopic[] = [
  {
    id: 'forgot-password',
    title: { 'zh-CN': '忘记密码怎么办？', en: 'What if I have forgotten my password?' },
    steps: {
      'zh-CN': [
        '在登录页点“忘记密码”。',
        '输入用户名，以及账号里登记的手机号或邮箱，点“获取验证码”。',
        '输入收到的 6 位验证码和新密码，点“设置新密码”。验证码 10 分钟内有效。',
        '收不到验证码，可能是登记的号码已经不用了。请本校管理员为您重置密码。',
      ],
      en: [
        'Choose “Forgot password” on the sign-in page.',
        'Enter your user name and the phone number or e-mail of your account, then choose “Send the code”.',
        'Enter the six digits and a new password, then choose “Set the new password”. The code is good for 10 minutes.',
        'If no code arrives, the number on record may be an old one. Ask your school administrator to reset the password.',
      ],
    },
    words: 'wangji mima zhaohui chongzhi yanzhengma reset code',
    picture: 'sign-in',
  },
  {
    id: 'first-password',
    title: {
      'zh-CN': '第一次登录，为什么要改密码？',
      en: 'Why do I have to change my password at the first sign-in?',
    },
    steps: {
      'zh-CN': [
        '首次密码由管理员设置，可能有别人看到过，所以要换成只有您知道的。',
        '用管理员给您的用户名和首次密码登录。',
        '再输入一次首次密码，然后输入两遍新密码，点“保存并继续”。',
      ],
      en: [
        'An administrator set the first password, and others may have seen it. So you choose one that only you know.',
        'Sign in with the user name and the first password that you were given.',
        'Enter the first password once more and your new one twice, then choose “Save and continue”.',
      ],
    },
    words: 'diyici denglu shouci chushi mima initial',
  },
  {
    id: 'profile',
    title: {
      'zh-CN': '怎样更换头像、手机号或邮箱？',
      en: 'How do I change my picture, phone number or e-mail?',
    },
    steps: {
      'zh-CN': [
        '点右上角您的名字（手机上点底部“我的”），选“我的账号”。',
        '在“个人资料”里点“上传头像”，选一张图片。',
        '在“联系方式”里点“更改”，输入新的手机号或邮箱，再输入发到那里的验证码。',
        '姓名、班级由学校维护。如有错误，请联系管理员更正。',
      ],
      en: [
        'Choose your name at the top right (on phones “Me” at the bottom), then “My account”.',
        'Under “Profile” choose “Add a picture”.',
        'Under “Contact details” choose “Change”, enter the new number or address, then the code that was sent there.',
        'Your school keeps your name and class. If something is wrong, ask your administrator.',
      ],
    },
    words: 'genghuan touxiang shoujihao youxiang ziliao avatar photo email',
  },
  {
    id: 'sign-out-elsewhere',
    title: {
      'zh-CN': '在教室电脑上忘了退出怎么办？',
      en: 'I left myself signed in on a classroom computer. What now?',
    },
    steps: {
      'zh-CN': [
        '点您的名字，选“我的账号”，打开“登录与设备”。',
        '在那台设备后面点“退出”，或者点“退出其他所有设备”。',
        '下次在公用电脑上登录时，勾选“这是公用电脑”，离开一会儿就会自动退出。',
      ],
      en: [
        'Choose your name, “My account”, then “Sessions and devices”.',
        'Choose “Sign out” beside that device, or “Sign out everywhere else”.',
        'Next time tick “This is a shared computer” when you sign in. You are then signed out after a short while.',
      ],
    },
    words: 'tuichu denglu gongyong diannao shebei logout device',
  },
  {
    id: 'missing-app',
    title: { 'zh-CN': '登录后看不到需要的应用？', en: 'An app is missing after signing in?' },
    steps: {
      'zh-CN': [
        '电脑上按 Ctrl+K，输入应用的名称、拼音或首字母查找。',
        '图标变暗表示还没有开通：打开它，可以申请开通，管理员会收到待办。',
        '可能是您自己隐藏了：在桌面点“整理应用”，在“已隐藏的应用”里点“显示”。',
        '还是没有，请告诉本校管理员应用的名称和您的用户名。',
      ],
      en: [
        'On a computer press Ctrl+K and type the name of the app.',
        'A dimmed icon is an app that is not opened yet. Open it to ask for it; the administrators get a to-do.',
        'You may have hidden it: choose “Arrange apps” on the desktop and look under the hidden ones.',
        'If it is still missing, tell your school administrator its name and your user name.',
      ],
    },
    words: 'zhaobudao yingyong kaitong yincang sousuo search hidden',
    picture: 'desktop',
  },
  {
    id: 'theme',
    title: { 'zh-CN': '怎样换主题和语言？', en: 'How do I change the theme and the language?' },
    steps: {
      'zh-CN': [
        '点右上角的调色板图标（手机上在“我的”里点“换肤”），选一个主题或颜色。',
        '点“简体中文”可以切换语言。切换后在您的所有设备上生效。',
      ],
      en: [
        'Choose the palette at the top right (on phones “Me”, then “Theme”) and pick a theme or a colour.',
        'Choose “English” beside it to change the language, on all your devices.',
      ],
    },
    words: 'zhuti huanfu yanse yuyan zhongwen yingwen dark skin colour color',
    picture: 'themes',
  },
  {
    id: 'expired',
    title: { 'zh-CN': '提示“该模块已到期”？', en: 'A module has expired?' },
    steps: {
      'zh-CN': ['本校的许可已到期。您的数据仍然保留，续期后即可继续使用。', '请联系本校管理员续期。'],
      en: [
        'The licence of your school has ended. Your data are kept; everything works again once it is renewed.',
        'Ask your school administrator to renew it.',
      ],
    },
    words: 'daoqi xuke xuqi licence license',
  },
  {
    id: 'browsers',
    title: { 'zh-CN': '可以使用哪些浏览器？', en: 'Which browsers can I use?' },
    steps: {
      'zh-CN': ['近三年内的 Chrome、Edge、Firefox、Safari，以及微信和企业微信内置浏览器。'],
      en: [
        'Chrome, Edge, Firefox and Safari of the last three years, and the browsers inside WeChat and WeCom.',
      ],
    },
    words: 'liulanqi weixin qiyeweixin chrome wechat',
  },
];
