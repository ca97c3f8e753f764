import { randomInt } from 'node:crypto'
import {
  DESTRUCTION_CODE_LENGTH,
  DESTRUCTION_CODE_LETTERS,
  formatDestructionCode,
} from '@proverka/domain/legal'
import type { SiteKey } from '@proverka/domain/sites'
import type { AppContext } from '../context.ts'
import type { DestructionActRow } from '../../platform/db/queries/retention/destruction-acts.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { HandedAct } from '../emails/destruction-emails.ts'

/** Makes the code that opens an act to the person whose data were destroyed; it is stored as its hash alone. In a transaction. */
export async function handOutAct(
  context: Pick<AppContext, 'queries' | 'clock' | 'originOf'>,
  act: DestructionActRow,
  site: SiteKey,
): Promise<HandedAct> {
  const code = Array.from(
    { length: DESTRUCTION_CODE_LENGTH },
    () => DESTRUCTION_CODE_LETTERS[randomInt(DESTRUCTION_CODE_LETTERS.length)],
  ).join('')
  await context.queries.destructionActs.insertCodes(
    [{ code_hash: hashOfActCode(code), site }],
    act.id,
    context.clock.now(),
  )
  return {
    number: act.number,
    code: formatDestructionCode(code),
    url: `${context.originOf(site)}/destruction/#${formatDestructionCode(code)}`,
  }
}

/** What is stored of a code, which is in its normal form. */
export const hashOfActCode = (code: string): string => sha256(`destruction-act:${code}`)
