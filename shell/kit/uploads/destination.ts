/**
 * What becomes of a file when it is uploaded. `drive`: the shell puts it into a folder, or the top where `parentId` is
 * empty; `whenTaken` and `name` as in `driveFileAdd`.
 */
export type UploadDestination = DrivePlace | (DrivePlace & { readonly name: string });

// An alias, as the client of uploads keeps it as a record of texts.
type DrivePlace = {
  readonly kind: 'drive';
  readonly spaceId: string;
  readonly parentId: string;
  readonly whenTaken: 'version' | 'number';
};
