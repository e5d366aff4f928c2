import type { Insertable } from 'kysely';
import type { UnitTable } from '#platform/database';
import { unitTypeCodes } from '#shared/contracts';
import { faultUnit } from './fault-school.ts';

type Unit = Insertable<UnitTable>;

const plain = {
  campus_units: null,
  footer: null,
  link: null,
  decoration_set: null,
  message_config: null,
  default_theme: null,
} as const;

/** Two filing entries, one of them not shown; themes and footer of the login page of U2002. */
const decoration = {
  themeList: ['red', 'blue'],
  footerMsg: {
    show: true,
    helpCenter: '/bff/help',
    showBaMsg: true,
    baList: [
      {
        baImg: null,
        baContent: '演示ICP备2012000001号',
        baUrl: 'https://beian.miit.gov.cn/',
        showImg: false,
        showBaMsg: true,
      },
      {
        baImg: null,
        baContent: '演示公网安备 33000002000001号',
        baUrl: 'https://beian.mps.gov.cn/',
        showImg: true,
        showBaMsg: false,
      },
    ],
    copyright: '© 2012–2026 青江第一中学 Qingjiang No.1 Middle School',
  },
};

export const demoUnits: readonly Unit[] = [
  {
    ...plain,
    id: 'U1001',
    name: '青江区教育局',
    en_name: 'Qingjiang District Education Bureau',
    unit_type: unitTypeCodes.area,
    deploy_path: 'area',
    is_oam: 1,
  },
  {
    ...plain,
    id: 'U2001',
    name: '青江实验小学',
    en_name: 'Qingjiang Experimental Primary School',
    unit_type: unitTypeCodes.school,
    default_theme: '#2E7A50',
  },
  {
    id: 'U2002',
    name: '青江第一中学',
    en_name: 'Qingjiang No.1 Middle School',
    unit_type: unitTypeCodes.school,
    campus_units: '[{"campusId":"C1","name":"东校区/East"},{"campusId":"C2","name":"西校区/West"}]',
    footer: '青江教育云平台 Qingjiang Education Cloud',
    link: '/bff/help',
    decoration_set: JSON.stringify(decoration),
    message_config: '{"pcOpen":1}',
    default_theme: null,
  },
  faultUnit,
  {
    ...plain,
    id: 'U9001',
    name: '集成沙箱',
    en_name: 'Integration Sandbox',
    unit_type: unitTypeCodes.school,
    is_sandbox: 1,
  },
];
