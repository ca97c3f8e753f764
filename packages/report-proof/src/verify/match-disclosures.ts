import { shapeOf } from '../token/disclosures.ts'
import type { Disclosure } from '../token/disclosures.ts'
import { shapeOfSlot } from '../token/slots.ts'
import type { Slot } from '../token/slots.ts'

export type OfSlot = Slot['section']

export interface DisclosureFaults {
  /** Sections (undefined: the facts for programs) that are certainly not as they were signed. */
  readonly changed: ReadonlySet<OfSlot>
  /** One of these was changed, the others were hidden; nothing says which. */
  readonly uncertain: ReadonlySet<OfSlot>
  /** Disclosures twice, in another order, or of another report. */
  readonly isDisordered: boolean
}

/**
 * Finds where a token has something else in place of a disclosure. A disclosure that is missing is hidden, not changed; one
 * that fits no digest is what became of a missing one between its neighbours.
 */
export function matchDisclosures(
  slots: readonly Slot[],
  disclosures: readonly Disclosure[],
): DisclosureFaults {
  const slotAt = new Map(
    slots.flatMap(({ digest }, index) => (digest === undefined ? [] : [[digest, index]])),
  )
  const places = disclosures.map(({ digest }) => slotAt.get(digest))
  const known = places.filter((place) => place !== undefined)
  if (known.some((place, index) => index > 0 && place <= (known[index - 1] as number)))
    return { changed: new Set(), uncertain: new Set(), isDisordered: true }

  const present = new Set(known)
  const runs = unknownRuns(disclosures, places, slots.length).flatMap(({ from, to, texts }) => {
    const missing = slots.slice(from, to).filter((_, index) => !present.has(from + index))
    const shapes = texts.map(shapeOf)
    return [...new Set(shapes)].map((shape) => {
      const count = shapes.filter((one) => one === shape).length
      const fitting = missing.filter((slot) => shape === undefined || shapeOfSlot(slot) === shape)
      // What may not be hidden was not hidden.
      const fixed = fitting.filter(({ isFixed }) => isFixed)
      return { count, candidates: fixed.length >= count ? fixed : fitting }
    })
  })
  const changed = new Set<OfSlot>()
  const uncertain = new Set<OfSlot>()
  for (const { count, candidates } of runs) {
    const sections = new Set(candidates.map(({ section }) => section))
    const isCertain =
      sections.size === 1 ||
      (candidates.every(({ digest }) => digest !== undefined) && count >= candidates.length)
    for (const section of sections) (isCertain ? changed : uncertain).add(section)
  }
  return {
    changed,
    uncertain: new Set([...uncertain].filter((section) => !changed.has(section))),
    isDisordered: runs.some(({ candidates }) => candidates.length === 0),
  }
}

interface Run {
  /** The slots between the neighbours that are known. */
  readonly from: number
  readonly to: number
  readonly texts: readonly string[]
}

/** Disclosures that fit no digest, by the known ones around them. */
function unknownRuns(
  disclosures: readonly Disclosure[],
  places: readonly (number | undefined)[],
  end: number,
): readonly Run[] {
  const runs: Run[] = []
  let from = 0
  let texts: string[] = []
  for (const [index, place] of [...places, end].entries()) {
    if (place === undefined) {
      texts.push(disclosures[index]?.text ?? '')
      continue
    }
    if (texts.length > 0) runs.push({ from, to: place, texts })
    from = place + 1
    texts = []
  }
  return runs
}
