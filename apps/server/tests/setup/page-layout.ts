import type { PdfRun } from './read-pdf-text.ts'

/** Where the text of a sheet begins, where it may end and where its right margin begins, in points from its left lower corner. */
interface Sheet {
  readonly top: number
  readonly foot: number
  readonly right: number
}

/** A4 of a report, above its foot line. */
const REPORT: Sheet = { top: 771, foot: 82, right: 544.3 }
/** A4 of a paper of accounting: 22 mm above and below, 18 mm at the right. */
export const PAPER: Sheet = { top: 779.5, foot: 62.4, right: 544.3 }
/** A5 of a receipt: 16 mm on every side. */
export const RECEIPT: Sheet = { top: 549.9, foot: 45.4, right: 374.1 }

/** A heading moves to the next page with the block below it, and that is all that a page may leave free. */
const LEAST_FILL = 0.7

/** How much of each page its text takes. */
export const fillsOf = (
  { ends }: { readonly ends: readonly number[] },
  { top, foot }: Sheet = REPORT,
): readonly number[] => ends.map((end) => (top - end) / (top - foot))

/** Pages other than the last one that are left half empty, and those that tell of no text at all. */
export const halfEmpty = (fills: readonly number[], least = LEAST_FILL): readonly number[] =>
  fills.filter((fill, index) => !(fill > 0 && fill <= 1) || (index < fills.length - 1 && fill <= least))

/** The gap below which two words read as one, in points. */
const LEAST_GAP = 2

/** Words of one line that run into those beside them, or over the margin of the page. */
export function collisionsOf(page: readonly PdfRun[], { right }: Sheet = REPORT): readonly string[] {
  const words = page.filter(({ text, width }) => text.trim() !== '' && width > 0)
  return words.flatMap((run) => {
    const ownEnd = run.x + run.width
    const beside = words.filter(
      ({ x, y, text }) =>
        Math.abs(y - run.y) < 1 &&
        x > run.x + 1 &&
        (ownEnd > x + 1 || (ownEnd > x - LEAST_GAP && /\p{L}$/u.test(run.text) && /^\p{L}/u.test(text))),
    )
    return [...beside.map(({ text }) => `${run.text}|${text}`), ...(ownEnd > right + 1 ? [run.text] : [])]
  })
}
