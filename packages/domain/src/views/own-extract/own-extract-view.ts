import { formatDateTime } from '../../format/format-date.ts'
import type { Extract } from '../../reports/extract/extract.ts'
import type { Report } from '../../reports/report/report.ts'
import { DISCLAIMER, reportView } from '../report/report-view.ts'
import { rowCounts } from '../report/row-counts.ts'
import type { NotCheckedRow, ReportView, SectionView, VerdictView } from '../report/view.ts'
import { isAsSigned, isForged } from './signature-check.ts'
import type { SignatureState } from './signature-check.ts'

/** An extract from the user's own file. */
export interface OwnExtract {
  readonly content: Extract
  readonly fileName: string
  /** ISO instant at which the file was read. */
  readonly readAt: string
  readonly signature: SignatureState
  /** The invented file that the page itself brings. */
  readonly isSample?: boolean
}

/** Title of a report that is made from the user's own file. */
export const OWN_EXTRACT_TITLE = 'Отчет на основе выписки из ЕГРН'

/**
 * The report of the user's own extract, by the rules of a bought one (TRUE-02). The origin of the file is not verified:
 * its verdict is never green, and a line is green only when the file is exactly what was signed (TRUE-01).
 */
export function ownExtractView(own: OwnExtract): ReportView {
  const { content, fileName, readAt, signature, isSample = false } = own
  const report: Report = {
    id: '',
    number: 0,
    version: '',
    product_name: '',
    title: OWN_EXTRACT_TITLE,
    demo: isSample,
    subject: { kind: 'property', address: content.object.address ?? 'Адрес в выписке не указан' },
    status: 'finished',
    updated_at: readAt,
    tasks: [],
    extract: { source: 'Ваш файл', received_at: readAt, content },
  }
  const view = reportView(report)
  const sections = isAsSigned(signature) ? view.sections : view.sections.map(withoutGreen)
  return {
    ...view,
    number: fileName,
    version: '',
    updated: `прочитан ${formatDateTime(readAt)}`,
    verdict: ownVerdict(view.verdict, signature),
    counts: rowCounts(sections),
    sections,
    notChecked: { ...view.notChecked, rows: [AUTHENTICITY, ...view.notChecked.rows] },
    disclaimer: DISCLAIMER,
  }
}

const AUTHENTICITY: NotCheckedRow = {
  what: 'Чей это ключ и не отозван ли он',
  why: 'Доверенные корни и отзыв проверяют через сеть, файл для этого пришлось бы отправить',
  how: 'Проверьте подпись на сайте Госуслуг или закажите свежую выписку: она придет прямо из реестра',
}

const ASK_FOR_ARCHIVE = 'Попросите продавца прислать исходный архив Росреестра, не открывая его.'

function ownVerdict(verdict: VerdictView, signature: SignatureState): VerdictView {
  if (isForged(signature)) {
    const text = 'Файл не тот, что подписан: ниже сказано, что в нем написано, а не что есть в реестре.'
    return {
      ...verdict,
      mark: { tone: 'red', words: 'Файлу нельзя верить' },
      headline: 'Файл и подпись не сходятся',
      points: [{ mark: { tone: 'red', words: 'Подпись' }, text }, ...verdict.points],
      advice: [ASK_FOR_ARCHIVE, ...verdict.advice],
    }
  }
  if (signature.kind === 'foreign') return foreignVerdict(verdict)
  if (verdict.mark.tone !== 'green') return verdict
  const text = isAsSigned(signature)
    ? 'Файл не менялся после подписания, но чей это ключ, без сети не доказать.'
    : 'Подпись файла не проверена: в нем могло быть исправлено что угодно.'
  return {
    ...verdict,
    mark: { tone: 'grey', words: 'Подлинность не доказана' },
    headline: 'Запретов и обременений в файле не записано',
    points: [{ mark: { tone: 'grey', words: 'Подпись' }, text }, ...verdict.points],
  }
}

/** The file may have been changed, or the signature is that of another one: what it warns of stays the first thing said. */
function foreignVerdict(verdict: VerdictView): VerdictView {
  const isWarning = verdict.mark.tone === 'red' || verdict.mark.tone === 'orange'
  const text =
    'Подпись рядом поставлена под другим содержимым: в этом файле могло быть исправлено что угодно.'
  return {
    ...verdict,
    ...(!isWarning && {
      mark: { tone: 'orange', words: 'Подлинность не доказана' },
      headline: 'Подписи к этому файлу нет',
    }),
    points: [{ mark: { tone: 'orange', words: 'Подпись' }, text }, ...verdict.points],
    advice: [ASK_FOR_ARCHIVE, ...verdict.advice],
  }
}

function withoutGreen(section: SectionView): SectionView {
  if (section.kind !== 'rows') return section
  const rows = section.rows.map((row) => (row.tone === 'green' ? { ...row, tone: 'grey' as const } : row))
  return { ...section, rows }
}
