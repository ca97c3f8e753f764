import { REPORT_LABELS } from '@proverka/domain/views'
import type { SectionView } from '@proverka/domain/views'
import { TONES_BY_WEIGHT } from '@proverka/domain/reports'
import type { SideNavItem } from '@proverka/ui/frame'
import type { ShownReport } from './tone-filter.ts'

/** The side menu: every part of the report that is shown, with the answer that waits there. */
export function navItems(
  { verdict, sections, asked, notChecked, hasRest, hasNotChecked }: ShownReport,
  hasFiles: boolean,
): readonly SideNavItem[] {
  return [
    { href: '#conclusion', label: REPORT_LABELS.verdict, tone: verdict.mark.tone, word: verdict.mark.words },
    ...sections.map(sectionItem),
    ...(hasRest ? [{ href: '#asked', label: asked.title }] : []),
    ...(hasRest && hasFiles ? [{ href: '#files', label: 'Файлы' }] : []),
    ...(hasNotChecked ? [{ href: '#not-checked', label: notChecked.title }] : []),
  ]
}

/** The mark of a section, or its most serious line: the menu says nothing that the section does not. */
function sectionItem(section: SectionView): SideNavItem {
  const item = { href: `#${section.id}`, label: section.title }
  if (section.kind === 'finding')
    return { ...item, tone: section.mark.tone, word: section.mark.words, count: section.records.length }
  if ('mark' in section && section.mark) return { ...item, tone: section.mark.tone, word: section.mark.words }
  if (section.kind !== 'rows') return item
  const row = TONES_BY_WEIGHT.map((tone) => section.rows.find((one) => one.tone === tone)).find(Boolean)
  return row?.tone === undefined ? item : { ...item, tone: row.tone, word: row.value }
}
