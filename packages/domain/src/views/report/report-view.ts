import { formatDateTime } from '../../format/format-date.ts'
import type { Report } from '../../reports/report/report.ts'
import { summariseReport, type SummaryCounts } from '../../reports/report/summary.ts'
import { askedView } from './asked-view.ts'
import { companyTies, isToldByTies } from './company-ties.ts'
import { bureauSections } from './bureau-view.ts'
import { groupDigits } from '../../format/group-digits.ts'
import { extractSections } from './extract-view.ts'
import { independentSections } from './independent-view.ts'
import { priceScale } from './price-scale.ts'
import { valuationSections } from './valuation-view.ts'
import { notCheckedView } from './not-checked-view.ts'
import { previousSections } from './previous-view.ts'
import { runningSections, taskSections } from './task-sections.ts'
import { rowCounts } from './row-counts.ts'
import { extractSummary } from './verdict.ts'
import { verdictView } from './verdict-view.ts'
import { subjectView } from './subject-view.ts'
import { vehicleLife } from './vehicle-life.ts'
import type { ReportView, SectionView } from './view.ts'

/** Everything that a report says (TRUE-02). Pure: the same facts give the same view in every place. */
export function reportView(report: Report): ReportView {
  const scale = priceScale(report)
  const told = sectionsOf(report)
  const counts = countsOf(report, told)
  return {
    kind: report.subject.kind,
    title: report.title,
    number: `№ ${groupDigits(report.number)}`,
    version: `версия ${report.version}`,
    demo: report.demo,
    subject: subjectView(report),
    updated: `обновлено ${formatDateTime(report.updated_at)}`,
    verdict: verdictView(report),
    ...(counts && { counts }),
    ...(scale && { scale }),
    sections: [
      ...previousSections(report),
      ...independentSections(report),
      ...bureauSections(report),
      ...told,
    ],
    asked: askedView(report.tasks.map((task) => ({ task, subject: report.subject }))),
    notChecked: notCheckedView(report),
    disclaimer: DISCLAIMER,
  }
}

/** Shown at the end of every report, in every format. */
export const DISCLAIMER =
  'Отчет носит справочный характер. Не является официальной выпиской. Сервис не относится к государственным органам.'

/** Records of a check, lines of a document; a flat has one value: there is nothing to count. */
function countsOf(report: Report, sections: readonly SectionView[]): SummaryCounts | undefined {
  switch (report.subject.kind) {
    case 'flat':
      return undefined
    case 'property':
      return report.extract && rowCounts(sections)
    default:
      return summariseReport(report).counts
  }
}

function sectionsOf(report: Report): readonly SectionView[] {
  if (report.subject.kind === 'vehicle') return vehicleSections(report)
  if (report.subject.kind === 'company') return companySections(report)
  if (report.subject.kind !== 'property') return [...taskSections(report), ...valuationSections(report)]
  const summary = extractSummary(report)
  const running = runningSections(report.tasks)
  return report.extract && summary ? [...running, ...extractSections(report.extract, summary)] : running
}

/** The chart of ties follows what the register says of the company and replaces a plain list of ties. */
function companySections(report: Report): readonly SectionView[] {
  const ties = companyTies(report)
  if (!ties) return taskSections(report)
  return taskSections(report).flatMap((section) => {
    if (section.id === 'company-register') return [section, ties]
    return isToldByTies(section) ? [] : [section]
  })
}

/** The axis of dates comes first; it draws the mileage, whose section keeps the table. */
function vehicleSections(report: Report): readonly SectionView[] {
  const life = vehicleLife(report)
  const sections = taskSections(report)
  return life ? [life, ...sections.map(withoutDrawing)] : sections
}

function withoutDrawing(section: SectionView): SectionView {
  if (section.id !== 'vehicle-mileage') return section
  if (section.kind === 'facts')
    return section.figures ? { ...section, figures: { ...section.figures, isDrawnAbove: true } } : section
  if (section.kind !== 'finding') return section
  return {
    ...section,
    records: section.records.map((record) =>
      record.figures ? { ...record, figures: { ...record.figures, isDrawnAbove: true } } : record,
    ),
  }
}
