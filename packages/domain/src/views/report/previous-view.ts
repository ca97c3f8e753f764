import { formatDateTime } from '../../format/format-date.ts'
import type { PreviousReport } from '../../reports/report/previous-report.ts'
import type { Report } from '../../reports/report/report.ts'
import { strongestTone } from '../../reports/report/tone.ts'
import { groupDigits } from '../../format/group-digits.ts'
import type { TableView } from './view.ts'

/** What has changed since the latest earlier report that can be compared, and the earlier reports (REPORT-05). */
export function previousSections({ previous = [] }: Pick<Report, 'previous'>): readonly TableView[] {
  if (previous.length === 0) return []
  const compared = previous.find(({ changes }) => changes !== undefined)
  return [...(compared?.changes?.length ? [changesTable(compared, compared.changes)] : []), listOf(previous)]
}

function changesTable(report: PreviousReport, changes: NonNullable<PreviousReport['changes']>): TableView {
  const tone = strongestTone(changes.flatMap((change) => change.tone ?? [])) ?? 'grey'
  return {
    kind: 'table',
    id: 'changes',
    title: 'Что изменилось',
    mark: { tone, words: `Изменений: ${changes.length}` },
    note: `Сравнили с отчетом ${nameOf(report)}: то, о чем спрашивали оба.`,
    columns: [
      { title: 'Сведения', share: 28 },
      { title: 'Было', share: 36 },
      { title: 'Стало', share: 36 },
    ],
    rows: changes.map(({ what, before, now }, index) => ({
      id: `change-${index + 1}`,
      cells: [[what], [before], [now]],
    })),
  }
}

function listOf(previous: readonly PreviousReport[]): TableView {
  return {
    kind: 'table',
    id: 'previous',
    title: 'Прежние отчеты',
    note: 'Показаны ваши отчеты об этом же, пока они хранятся.',
    columns: [
      { title: 'Отчет', share: 34 },
      { title: 'Обновлен', share: 33 },
      { title: 'Что изменилось с тех пор', share: 33 },
    ],
    rows: previous.map((report) => ({
      id: `previous-${report.id}`,
      href: `/report/${report.id}/`,
      cells: [
        [`№ ${groupDigits(report.number)}`, report.title],
        [formatDateTime(report.updated_at)],
        [outcomeOf(report)],
      ],
    })),
  }
}

const nameOf = ({ number, updated_at }: PreviousReport): string =>
  `№ ${groupDigits(number)}, обновлен ${formatDateTime(updated_at)}`

function outcomeOf({ changes, incomparable = 0 }: PreviousReport): string {
  if (changes === undefined) return 'Не сравниваем: в нем другие сведения'
  const found = changes.length === 0 ? 'Изменений не нашли' : `Изменений: ${changes.length}`
  return incomparable === 0 ? found : `${found}, не с чем сравнить: ${incomparable}`
}
