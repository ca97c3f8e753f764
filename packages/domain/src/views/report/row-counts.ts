import type { SummaryCounts } from '../../reports/report/summary.ts'
import type { SectionView } from './view.ts'

/** Lines of a register's document by their colour, for the filter of its page: it shows what is counted. */
export function rowCounts(sections: readonly SectionView[]): SummaryCounts {
  const tones = sections.flatMap((section) =>
    section.kind === 'rows'
      ? section.rows.map(({ tone }) => tone)
      : section.kind === 'running'
        ? [section.mark.tone]
        : [],
  )
  const count = (wanted: (typeof tones)[number]): number => tones.filter((tone) => tone === wanted).length
  return {
    found: count('red'),
    attention: count('orange'),
    namesake: count('yellow'),
    notFound: count('green'),
    notChecked: count('grey'),
    inProgress: count('wait'),
  }
}
