import type { PersonalDataRead } from '../audit/read-log.ts'
import type { AppContext } from '../context.ts'

/** Writes down who read whose personal data (LAW-06), before the answer goes out. */
export function logPersonalDataRead({ readLog }: AppContext, read: PersonalDataRead): Promise<void> {
  return readLog.append(read)
}
