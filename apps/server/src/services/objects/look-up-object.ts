import { CONFIRMERS, type ConfirmerName } from '../../adapters/registry/confirmers/confirmer.ts'
import type { AskedConfirmer } from '../../adapters/registry/confirmers/confirm-number.ts'
import type { KnownObject } from '../../adapters/registry/object-register.ts'
import { AppError } from '@proverka/domain/errors'
import { numberInText } from '@proverka/domain/property'
import type { Call } from '../call.ts'
import type { AppContext } from '../context.ts'
import { consumeByCaller } from '../guest-limits.ts'

/** What is known of a key: the object, who knows it, and who was asked for it. */
export interface LookUp {
  readonly known: KnownObject | undefined
  /** Empty where the register answered by itself. `limit`: the caller's network has asked for enough today. */
  readonly asked: readonly (Omit<AskedConfirmer, 'outcome'> & {
    readonly outcome: AskedConfirmer['outcome'] | 'limit'
  })[]
}

/**
 * Finds an object in the register; one that it does not have is asked of the services that confirm objects, within the limit of
 * the caller, and so is one that only they know when what they said is old.
 */
export async function lookUpObject(
  context: AppContext,
  call: Pick<Call, 'ip' | 'caller'>,
  key: string,
): Promise<LookUp> {
  const { register, confirmers } = context
  const known = await register.readObject(key)
  const number = register.isComplete ? null : (known?.found.number ?? numberInText(key))
  if (number === null || (known && !isStale(context, known))) return { known, asked: [] }
  if (!known && (await register.isShared(number))) return { known, asked: [] }
  const answers = await confirmers.recall(number)
  if (answers.every(({ outcome }) => outcome !== 'due')) return { known, asked: answers }
  try {
    await consumeByCaller(context, 'confirm', call)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const asked = answers.map((one) => (one.outcome === 'due' ? { ...one, outcome: 'limit' as const } : one))
    return { known, asked }
  }
  const asked = await confirmers.confirm(number)
  if (!asked.some(({ outcome }) => outcome === 'confirmed')) return { known, asked }
  return { known: await register.readObject(number), asked }
}

const ASKED: ReadonlySet<string> = new Set(CONFIRMERS)

/** Whether only services that were asked know an object, and the last of them was asked long ago. */
function isStale({ confirmers, clock }: AppContext, { origins }: KnownObject): boolean {
  if (!origins.every(({ source }) => ASKED.has(source))) return false
  return origins.every(({ source, loadedAt }) => {
    const fresh = confirmers.confirmers.find(({ name }) => name === (source as ConfirmerName))?.freshMs
    return fresh === undefined || clock.now().getTime() - loadedAt.getTime() >= fresh
  })
}
