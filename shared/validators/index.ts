/** Checks of texts and file names, and trees of flat lists. Stateless, pure. */
export { emailPattern, isContactText, isEmail, isPhone, phonePattern } from './contacts.ts';
export { audioVideoExtensions, imageExtensions, isAudioOrVideo, isImage } from './file-kinds.ts';
export { hasIdCardChecksum, isIdCard } from './id-card.ts';
export { type FlatItem, listToTree, type TreeNode } from './list-to-tree.ts';
