import type { HelpTopic } from '../help-topic.ts';

export const topicsOfTeachers: readonly HelpTopic[] = [
  {
    id: 'write-message',
    title: { 'zh-CN': '怎样给班级发消息？', en: 'How do I write to a class?' },
    steps: {
      'zh-CN': [
        '点右上角的铃铛（手机上点底部“消息”），打开“消息中心”，点“写消息”。',
        '填写标题和内容，选择重要程度。',
        '选择发给学生、家长还是两者，勾选班级，点“发送”。',
      ],
      en: [
        'Choose the bell at the top right (on phones “Messages” at the bottom), open the message centre and choose “Write a message”.',
        'Enter a title and the message, and choose its importance.',
        'Choose students, parents or both, tick the classes, then choose “Send”.',
      ],
    },
    words: 'fa xiaoxi tongzhi banji jiazhang xuesheng notify class',
    picture: 'messages',
  },
  {
    id: 'who-has-read',
    title: { 'zh-CN': '怎样知道谁看过我的消息？', en: 'How do I see who has read my message?' },
    steps: {
      'zh-CN': ['在“消息中心”打开“已发送”。', '每条消息后面有已读人数，打开它可以看到“已读”和“未读”的名单。'],
      en: [
        'Open “Sent” in the message centre.',
        'Each message has a count of its readers. Open it to see who has read it and who has not.',
      ],
    },
    words: 'yidu weidu shui kanguo read receipt',
  },
  {
    id: 'arrange-apps',
    title: { 'zh-CN': '怎样整理桌面上的应用？', en: 'How do I arrange the apps on my desktop?' },
    steps: {
      'zh-CN': [
        '在桌面点“整理应用”。',
        '拖动图标调整顺序，点星标设为常用，不需要的可以隐藏。每一步都会自动保存。',
        '点“完成”。不满意可以点“恢复默认顺序”。',
      ],
      en: [
        'Choose “Arrange apps” on the desktop.',
        'Drag icons to move them, use the star for favourites, and hide what you do not need. Each step is saved.',
        'Finish, or go back to the default order.',
      ],
    },
    words: 'zhengli yingyong zhuomian shunxu changyong favourite order',
    picture: 'desktop',
  },
  {
    id: 'scan',
    title: {
      'zh-CN': '上课时怎样不输密码登录？',
      en: 'How do I sign in in class without typing my password?',
    },
    steps: {
      'zh-CN': [
        '在教室电脑的登录页选“扫码登录”。',
        '用手机相机扫描二维码，在手机上登录并确认，教室电脑就会登录。',
        '二维码只给自己扫，不要发给别人。',
      ],
      en: [
        'Choose “QR code” on the sign-in page of the classroom computer.',
        'Scan the code with your phone, sign in there and confirm. The computer is then signed in.',
        'Scan it yourself, and send it to nobody.',
      ],
    },
    words: 'saoma denglu erweima jiaoshi podium scan',
    picture: 'sign-in',
  },
  {
    id: 'teacher-and-parent',
    title: { 'zh-CN': '我既是老师又是家长，怎样切换？', en: 'I am a teacher and a parent. How do I switch?' },
    steps: {
      'zh-CN': [
        '回到桌面，点右上角您的名字。',
        '在“切换身份”里选择教师或家长。',
        '没有这一项时，请管理员把两个账号关联起来。',
      ],
      en: [
        'Go to the desktop and choose your name at the top right.',
        'Choose teacher or parent under “Switch identity”.',
        'If it is not there, ask your administrator to link the two accounts.',
      ],
    },
    words: 'qiehuan shenfen laoshi jiazhang identity',
  },
];
