import { readPart, sealedTexts } from './disclosures.ts'
import type { Disclosure, SealedPart, SealedText, Shape } from './disclosures.ts'
import type { SignedPayload } from './split-token.ts'

/** A place for a disclosure in a token, in the order of issue. */
export interface Slot {
  /** Undefined: any number of disclosures, of which only a section that is not there knows. */
  readonly digest: string | undefined
  /** The section that it is of; undefined for the facts for programs. */
  readonly section: number | undefined
  readonly text?: SealedText
  /** A section that may not be hidden. */
  readonly isFixed?: boolean
}

/** The sections whose disclosures are there, by their number. */
export function openParts(
  { parts }: SignedPayload,
  disclosures: readonly Disclosure[],
): ReadonlyMap<number, SealedPart> {
  const byDigest = new Map(disclosures.map(({ text, digest }) => [digest, text]))
  return new Map(
    parts.flatMap((digest, index) => {
      const text = byDigest.get(digest)
      const part = text === undefined ? undefined : readPart(text)
      return part ? [[index, part] as const] : []
    }),
  )
}

/**
 * The order in which `@sd-jwt/core` issues: what is inside the sections, the sections, the facts. A token that has its
 * disclosures in another order is not as it was issued.
 */
export function slotsOf(payload: SignedPayload, open: ReadonlyMap<number, SealedPart>): readonly Slot[] {
  const inside = payload.parts.flatMap((_, section): readonly Slot[] => {
    const part = open.get(section)
    return part
      ? sealedTexts(part).map((text) => ({ digest: text.digest, section, text }))
      : [{ digest: undefined, section }]
  })
  return [
    ...inside,
    ...payload.parts.map((digest, section) => ({
      digest,
      section,
      isFixed: payload.outline[section]?.fixed === true,
    })),
    { digest: payload.data, section: undefined },
  ]
}

export function shapeOfSlot({ digest, section, text }: Slot): Shape {
  if (section === undefined) return 'data'
  return text !== undefined || digest === undefined ? 'text' : 'part'
}
