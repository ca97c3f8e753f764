import { permissionOf, type Endpoint } from '@proverka/api/contract'
import type { PersonalPart } from './personal-part.ts'
import { createPersonalVisitor } from './visit-personal-parts.ts'

/** Answers a copy in which the personal data of an answer to the staff are masked. */
export type MaskPersonalData = <Result>(result: Result) => Result

/**
 * Undefined for calls that are not of the staff, and for those whose answers have nothing to mask. It is the one place
 * where answers are masked (CONSOLE-03): what is stored, also under the key of a repeated call, stays whole.
 */
export function createPersonalDataMasker(endpoint: Endpoint): MaskPersonalData | undefined {
  if (permissionOf(endpoint) === undefined || typeof endpoint.reply === 'string') return undefined
  const visit = createPersonalVisitor(endpoint.reply)
  if (!visit) return undefined
  return (result) => {
    const copy = structuredClone(result)
    visit(copy, maskPart)
    return copy
  }
}

function maskPart({ masks }: PersonalPart, value: unknown): void {
  if (!masks || typeof value !== 'object' || value === null) return
  const thing = value as Record<string, unknown>
  // All masks see the thing as it came: what it is about decides how it is masked.
  const original = structuredClone(thing)
  for (const [field, mask] of Object.entries(masks)) {
    const known = original[field]
    if (known !== undefined && known !== null) thing[field] = mask(known, original)
  }
}
