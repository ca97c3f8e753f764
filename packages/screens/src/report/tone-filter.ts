import type { SectionView } from '@proverka/domain/reports'
import type { ResultTone } from '@proverka/ui/report'

/** True when something of the section has the chosen tone; without a choice everything is shown. */
export function showsTone(section: SectionView, tone: ResultTone | undefined): boolean {
  if (tone === undefined) return true
  if (section.kind === 'finding') return section.records.some((record) => record.tone === tone)
  return 'mark' in section && section.mark?.tone === tone
}

/** The section with the records of the chosen tone alone. */
export function withTone(section: SectionView, tone: ResultTone | undefined): SectionView {
  if (tone === undefined || section.kind !== 'finding') return section
  return { ...section, records: section.records.filter((record) => record.tone === tone) }
}
