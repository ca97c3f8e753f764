/** A page number, or a gap in the row of numbers. */
export type PageMark = number | 'gap'

/**
 * The numbers that a row of pages shows: the ends, the current one and its neighbours; a gap replaces two pages or
 * more, a single page is shown instead of a gap.
 */
export function pageList(current: number, count: number): readonly PageMark[] {
  const near = [1, count, current - 1, current, current + 1].filter((page) => page >= 1 && page <= count)
  const shown = [...new Set(near)].toSorted((a, b) => a - b)
  return shown.flatMap((page, i): PageMark[] => {
    const before = shown[i - 1] ?? 0
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? ['gap', page] : [page]
  })
}

/** «Показаны 21–40 из 128»; one thing alone is «Показан 1 из 1». */
export function shownRange(current: number, pageSize: number, total: number): string {
  if (total <= 0) return 'Ничего нет'
  const first = Math.min((current - 1) * pageSize + 1, total)
  const last = Math.min(current * pageSize, total)
  const of = `из ${group(total)}`
  return first === last ? `Показан ${group(first)} ${of}` : `Показаны ${group(first)}–${group(last)} ${of}`
}

function group(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0')
}
