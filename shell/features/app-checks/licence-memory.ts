import * as v from 'valibot';

/** An answer counts so long when nobody can give a new one (D-26). */
const memoryMs = 24 * 3_600_000;

const answersSchema = v.record(v.string(), v.object({ isLicensed: v.boolean(), at: v.number() }));
type Answers = v.InferOutput<typeof answersSchema>;

const itemName = 'licenceAnswers';

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Remembers what the server said about a unit and a service. */
export function rememberLicence(
  { unitId, serverId, isLicensed }: { unitId: string; serverId: string; isLicensed: boolean },
  now = Date.now(),
  memory: Memory = localStorage,
): void {
  const answers = { ...read(memory, now), [keyOf(unitId, serverId)]: { isLicensed, at: now } };
  try {
    memory.setItem(itemName, JSON.stringify(answers));
  } catch {
    // Storage is switched off or full: then a failing check has nothing to lean on.
  }
}

/** What the server said within the last 24 hours; undefined when it said nothing. */
export function recallLicence(
  unitId: string,
  serverId: string,
  now = Date.now(),
  memory: Memory = localStorage,
): boolean | undefined {
  return read(memory, now)[keyOf(unitId, serverId)]?.isLicensed;
}

function keyOf(unitId: string, serverId: string): string {
  return `${unitId}/${serverId}`;
}

function read(memory: Memory, now: number): Answers {
  try {
    const parsed = v.safeParse(answersSchema, JSON.parse(memory.getItem(itemName) ?? '{}'));
    const all = parsed.success ? Object.entries(parsed.output) : [];
    return Object.fromEntries(all.filter(([, { at }]) => at <= now && now - at < memoryMs));
  } catch {
    return {};
  }
}
