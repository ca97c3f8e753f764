import type { HiddenKind } from '../report.ts'
import { digestDisclosures } from '../token/disclosures.ts'
import { SEPARATOR } from '../token/format.ts'
import { openParts, slotsOf } from '../token/slots.ts'
import type { Slot } from '../token/slots.ts'
import { readPayload, splitToken } from '../token/split-token.ts'

/**
 * What a copy of a report leaves out.
 *
 * @category Hide parts of a report
 */
export interface HiddenParts {
  /** Ids of the outline. */
  readonly sections: readonly string[]
  readonly kinds: readonly HiddenKind[]
  /** Leaves out the facts for programs; they are left out anyway as soon as something else is. */
  readonly data?: true
}

/**
 * - `unreadable`: no token of ours, or not as it was issued
 * - `unknown-section`: its outline has no such id
 * - `fixed-section`: encumbrances, what was not checked, who was asked and the conclusion stay
 *
 * @category Hide parts of a report
 */
export type HideErrorCode = 'unreadable' | 'unknown-section' | 'fixed-section'

/**
 * A part that cannot be hidden, by its `code`.
 *
 * @category Hide parts of a report
 * @example
 * ```ts
 * import { HideError, hideParts } from '@proverka/report-proof'
 *
 * const refusal = await hideParts(token, { sections: ['no-such'], kinds: [] }).catch((error: HideError) => error.code)
 * refusal // 'unknown-section'
 * ```
 */
export class HideError extends Error {
  override readonly name = 'HideError'
  readonly code: HideErrorCode

  constructor(code: HideErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * The same signed report without some of its content: the receiver can verify the rest, and sees what is hidden. A copy of
 * a copy may hide more. Does not verify the signature. Throws `HideError`.
 *
 * @category Hide parts of a report
 * @example
 * ```ts
 * import { hideParts, verifyReport } from '@proverka/report-proof'
 *
 * const copy = await hideParts(token, { sections: ['seller'], kinds: ['name'] })
 * const check = await verifyReport(copy, keys)
 * check.kind === 'genuine' && check.hidden.sections // 1
 * ```
 */
export async function hideParts(token: string, { sections, kinds, data }: HiddenParts): Promise<string> {
  const pieces = splitToken(token)
  const payload = pieces && readPayload(pieces.payload)
  if (!pieces?.isClosed || !payload) throw new HideError('unreadable', 'not a signed report')
  const hiddenSections = new Set(sections.map((id) => sectionIndex(payload.outline, id)))
  const hiddenKinds = new Set(kinds)

  const disclosures = digestDisclosures(pieces.disclosures)
  const slots = new Map(slotsOf(payload, openParts(payload, disclosures)).map((slot) => [slot.digest, slot]))
  const content = disclosures.map(({ text, digest }) => {
    const slot = slots.get(digest)
    if (!slot) throw new HideError('unreadable', 'a disclosure fits nothing in this report')
    return { text, slot }
  })
  const isHidden = ({ section, text }: Slot) =>
    (section !== undefined && hiddenSections.has(section)) ||
    (text !== undefined && hiddenKinds.has(text.hide))
  const hidesData = data === true || content.some(({ slot }) => isHidden(slot))
  const left = content.filter(({ slot }) => (slot.section === undefined ? !hidesData : !isHidden(slot)))
  const signed = `${pieces.header}.${pieces.payload}.${pieces.signature}`
  return [signed, ...left.map(({ text }) => text), ''].join(SEPARATOR)
}

function sectionIndex(outline: readonly { id: string; fixed?: true }[], id: string): number {
  const index = outline.findIndex((entry) => entry.id === id)
  if (index === -1) throw new HideError('unknown-section', `the report has no section "${id}"`)
  if (outline[index]?.fixed) throw new HideError('fixed-section', `the section "${id}" may not be hidden`)
  return index
}
