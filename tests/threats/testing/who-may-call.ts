import { callsOfUnitAdministrators } from './calls-of-unit-administrators.ts';

/**
 * Who gets through with which call: s student, t teacher, p parent, a administrator of a school, b administrator of the
 * bureau. A call that is not here has to refuse everybody.
 */
interface Row {
  /** With the own ids in it. */
  own: string;
  /** With the ids of somebody of school U2001, where the first four belong. */
  colleague: string;
  calls: readonly string[];
}

export const mayCall: readonly Row[] = [
  // Everybody, about herself alone.
  {
    own: 'stpab',
    colleague: 'stpab',
    calls: [
      'uaa.device.list',
      'sso.ticket.issue',
      'uaa.oauth.handle',
      'uaa.second_step.ways',
      'uaa.session.list',
      'uaa.session.end_others',
      'uaa.audit.mine',
      'uaa.password.change',
      'uaa.account.language',
      'uaa.profile.mine',
      'uaa.profile.picture',
      'uaa.profile.picture_save',
      'uaa.profile.contact_ask',
      'uaa.profile.contact_save',
      'uaa.authorize.webauth',
      'sso.login.url',
      'uaa.consent.apps',
      'uaa.clients.logo',
      'uaa.social.link_list',
      'base.desktop.access_record',
      'base.desktop.administrators',
      'base.desktop.unread',
      'base.desktop.color',
      'base.desktop.set_theme',
      'base.preferences.get',
      'base.preferences.merge',
      'base.licence.oam',
      'base.licence.unit',
      'base.messages.counts',
      'base.messages.unread',
      'base.messages.ignore_all',
      'base.messages.ignore_one',
      'base.messages.todos',
      'base.messages.config',
      'base.messages.history',
      'base.messages.mutes',
      'base.messages.mute',
      'base.announcements.now',
      'base.feedback.send',
      'base.permissions.mine',
      'base.permissions.tree',
      'base.personal_data.export',
      'storage.upload.check',
      'storage.upload.challenge',
      'storage.upload.claim',
      'storage.upload.file',
      'storage.upload.check_block',
      'storage.upload.block_status',
      'storage.upload.block',
      'storage.upload.merge',
      'storage.upload.base64_image',
      'storage.show.file',
      'storage.usage',
      'base.permissions.inside_module',
      'base.export.table2xls',
      'drive.spaces',
      // What cannot be done of a selection is named in the answer.
      'drive.remove',
      'drive.restore',
      'drive.purge',
      // What she does not see has ended for her.
      'drive.unshare',
      'drive.shares_seen',
    ],
  },
  // The same, and the id has to be her own.
  {
    own: 'stpab',
    colleague: '',
    calls: [
      'base.family.linked_identity',
      'base.desktop.icons',
      'base.permissions.administrator',
      'uaa.face.state',
      'uaa.face.delete',
    ],
  },
  // Parents.
  { own: 'p', colleague: 'p', calls: ['base.family.overview', 'base.family_codes.redeem'] },
  // Parents, and the id has to be their own.
  { own: 'p', colleague: '', calls: ['base.family.children', 'base.family.current_child'] },
  // Who teaches or administrates.
  {
    own: 'tab',
    colleague: 'tab',
    calls: [
      'uaa.clients.options',
      'base.app_release.list',
      'base.app_release.upload',
      'base.app_key.list',
      'base.app_key.add',
      'uaa.clients.list',
      'uaa.clients.create',
      'base.messages.audiences',
      'uaa.face.class_list',
      'uaa.second_step.state',
      'uaa.second_step.offer',
      'uaa.second_step.enrol',
      'uaa.second_step.passkey.offer',
      'uaa.second_step.passkey.add',
      'base.messages.send',
      'base.messages.sent',
    ],
  },
  // Who teaches in the class of the tests, and who administrates its school, or the bureau when she names the school.
  { own: 'ta', colleague: 'tab', calls: ['base.organisation.class'] },
  // Who is its head teacher, and who administrates its school.
  {
    own: 'ta',
    colleague: 'tab',
    calls: ['base.family_links.list', 'base.family_codes.create', 'base.password_slips.make'],
  },
  { own: 'tab', colleague: 'tab', calls: ['base.family_links.classes'] },
  { own: 'tab', colleague: 'tab', calls: ['base.organisation.classes'] },
  {
    own: 'a',
    colleague: 'ab',
    calls: [
      'base.organisation.class_update',
      'base.organisation.class_set_status',
      'base.organisation.class_set_teachers',
      'base.promotion.pupils',
    ],
  },
  // Who holds the code to share.
  { own: 'stab', colleague: 'stab', calls: ['drive.share_targets'] },
  // Owners of a client and the administrators who look after it; the client of the tests is one of U2001.
  {
    own: 'tab',
    colleague: 'tab',
    calls: [
      'uaa.clients.details',
      'uaa.clients.update',
      'uaa.clients.set_status',
      'uaa.clients.remove',
      'uaa.clients.secret_list',
      'uaa.clients.secret_add',
      'uaa.clients.unit_list',
      'uaa.clients.program',
      'uaa.clients.owner_list',
      'uaa.clients.owner_add',
      'uaa.clients.event_list',
    ],
  },
  { own: 'ab', colleague: 'ab', calls: ['uaa.clients.decide', 'uaa.clients.set_pkce'] },
  // The teacher is the owner that is named.
  { own: 't', colleague: '', calls: ['uaa.clients.owner_remove'] },
  // Administrators, about their own unit.
  {
    own: 'ab',
    colleague: 'ab',
    calls: callsOfUnitAdministrators,
  },
  // Administrators, about people of their own unit.
  {
    own: 'ab',
    colleague: 'a',
    calls: [
      'uaa.session.list_of_user',
      'uaa.session.end_of_user',
      'base.people.get',
      'base.personal_data.export_of',
      'base.people.update',
      'base.people.set_picture',
      'base.people.remove_picture',
      'base.people.set_status',
    ],
  },
  // Not about themselves.
  { own: '', colleague: 'a', calls: ['base.people.reset_password'] },
  // The bureau.
  {
    own: 'b',
    colleague: 'b',
    calls: [
      'base.area.schools',
      'base.units.schools',
      'base.units.create',
      'base.licence.save',
      'uaa.provider.rotate_keys',
    ],
  },
];
