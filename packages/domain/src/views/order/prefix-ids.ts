import type { SectionView } from '../report/view.ts'

/** The same section with prefixed ids: two documents of one order may have sections of the same name. */
export function prefixIds(section: SectionView, prefix: string): SectionView {
  const own = (id: string): string => `${prefix}-${id}`
  const id = own(section.id)
  if (section.kind === 'table') {
    return { ...section, id, rows: section.rows.map((row) => ({ ...row, id: own(row.id) })) }
  }
  if (section.kind !== 'rows') return { ...section, id }
  const rows = section.rows.map((row) => ({
    ...row,
    id: own(row.id),
    ...(row.about && { about: { ...row.about, id: own(row.about.id) } }),
  }))
  return { ...section, id, rows }
}
