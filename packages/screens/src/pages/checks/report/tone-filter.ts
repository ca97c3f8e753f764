import type { ReportView, SectionView } from '@proverka/domain/views'
import type { ResultTone } from '@proverka/ui/primitives'

/** The shown parts of a report. */
export interface ShownReport extends Pick<ReportView, 'verdict' | 'sections' | 'asked' | 'notChecked'> {
  /** Whether more than results is shown: the sources asked, the files, the questions to the reader. */
  readonly hasRest: boolean
  readonly hasNotChecked: boolean
}

/** The parts of one colour alone; without a choice all of them (UI-062). */
export function showOnly(view: ReportView, tone: ResultTone | undefined): ShownReport {
  const { verdict, sections, asked, notChecked } = view
  return {
    verdict,
    asked,
    notChecked,
    sections: sectionsOfTone(sections, tone),
    hasRest: tone === undefined,
    hasNotChecked: tone === undefined || tone === 'grey',
  }
}

/** Sections with what has the colour; without a choice all of them. */
export function sectionsOfTone(
  sections: readonly SectionView[],
  tone: ResultTone | undefined,
): readonly SectionView[] {
  return tone === undefined ? sections : sections.flatMap((section) => withTone(section, tone))
}

/** The section with what has the colour; nothing when none of it does. */
function withTone(section: SectionView, tone: ResultTone): readonly SectionView[] {
  switch (section.kind) {
    case 'finding': {
      const records = section.records.filter((record) => record.tone === tone)
      return records.length > 0 ? [{ ...section, records }] : []
    }
    case 'rows': {
      const rows = section.rows.filter((row) => row.tone === tone)
      return rows.length > 0 ? [{ ...section, rows }] : []
    }
    default:
      return 'mark' in section && section.mark?.tone === tone ? [section] : []
  }
}
