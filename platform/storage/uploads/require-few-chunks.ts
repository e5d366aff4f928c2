import { DomainError } from '#shared/contracts';
import { maxChunks } from '#shared/uploads';

/** @throws DomainError `invalid_input` for more chunks than a file may have */
export function requireFewChunks(chunks: number): void {
  if (chunks <= maxChunks) return;
  throw new DomainError('invalid_input', {
    message: `文件过大：一个文件最多分成 ${maxChunks} 片上传。请压缩或拆分文件，或换一个允许更大请求的网络|||The file is too large: a file can be sent in at most ${maxChunks} parts. Make it smaller, split it, or use a network that allows larger requests`,
  });
}
