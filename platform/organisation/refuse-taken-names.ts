import { isUniqueViolation } from '#platform/database';
import { DomainError } from '#shared/contracts';

/** Runs a write; names that another open class has come back as a field error instead of a broken constraint. */
export async function refuseTakenNames<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = '该年级已有同名班级|||This grade already has a class of this name';
    throw new DomainError('conflict', {
      message,
      fieldErrors: [{ field: 'className', message }],
      cause: error,
    });
  }
}
