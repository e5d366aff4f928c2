import { DomainError, type ErrorCode } from '#shared/contracts';

/** What the room refuses, with words that help. */
const refusals = {
  busy: [
    'store_unavailable',
    '人脸识别正忙，请稍后再试|||Face recognition is busy. Please try again in a moment',
  ],
  unavailable: ['upstream_unavailable', '人脸识别暂不可用|||Face recognition is not available'],
  notOffered: ['forbidden', '您的学校没有开启人脸功能|||Your school does not use face recognition'],
  noConsent: [
    'forbidden',
    '尚未同意使用人脸信息，请先阅读并同意|||There is no consent to the use of this face. Please read and agree first',
  ],
  oldWords: [
    'conflict',
    '说明已更新，请重新阅读|||The text that you agreed to has changed. Please read it again',
  ],
  unreadable: ['invalid_input', '这不是可以识别的照片|||This is not a picture that can be read'],
  tooManyPixels: [
    'invalid_input',
    '照片过大，长和宽请不超过 1280 像素|||The picture is too large: at most 1280 pixels wide and high',
  ],
  noFace: ['invalid_input', '没有看到人脸，请正对取景框|||No face can be seen. Please look into the frame'],
  manyFaces: [
    'invalid_input',
    '取景框内请只保留一个人|||More than one face can be seen. Please be alone in the picture',
  ],
  tooSmall: ['invalid_input', '请离镜头近一些|||Please come closer to the camera'],
  tooDark: ['invalid_input', '光线太暗，请到亮处重试|||It is too dark. Please try again in better light'],
  tooBright: ['invalid_input', '光线太亮，请换个位置重试|||It is too bright. Please try again elsewhere'],
  unclear: [
    'invalid_input',
    '照片不够清晰，请重新拍摄|||The picture is not clear enough. Please take another',
  ],
  looksLikeAnother: [
    'invalid_input',
    '与另一个账号的人脸过于相似，请联系学校管理员|||This face looks like another account. Please contact your school administrator',
  ],
  notLive: ['invalid_input', '请按提示转头后重试|||Please turn your head as asked and try again'],
  notRecognised: [
    'invalid_grant',
    '没有识别出您，请正对取景框重试，或使用其他登录方式|||You were not recognised. Please face the frame and try again, or sign in another way',
  ],
} as const satisfies Record<string, readonly [ErrorCode, string]>;

export function refuse(reason: keyof typeof refusals, cause?: unknown): DomainError {
  const [code, message] = refusals[reason];
  return new DomainError(code, {
    message,
    detail: `face: ${reason}`,
    cause,
    ...(reason === 'busy' ? { retryAfter: 2 } : {}),
  });
}
