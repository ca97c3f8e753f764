import { formatDate } from '../../format/format-date.ts'
import type { Report } from '../../reports/report/report.ts'
import { figuresView } from './figures-view.ts'
import type { FactsView } from './view.ts'

/** The number of a bureau on the bureau's own scale, as the buyer copied it: stated, without a colour or a judgement. */
export function bureauSections({ subject }: Pick<Report, 'subject'>): readonly FactsView[] {
  if (subject.kind !== 'person' || !subject.bureauReport) return []
  const { bureau, score, low, high, date } = subject.bureauReport
  return [
    {
      kind: 'facts',
      id: 'bureau-report',
      title: 'Балл бюро, со слов документа',
      note: 'Переписано заказчиком из отчета бюро. Документ мы не видели и с бюро не сверяли. Своего балла сервис не считает, баллы разных бюро не сравнивают.',
      rows: [
        { label: 'Чья шкала', value: bureau },
        { label: 'Балл', value: `${score} на шкале от ${low} до ${high}` },
        { label: 'Дата отчета бюро', value: formatDate(date) },
      ],
      figures: figuresView({
        kind: 'scale',
        title: 'Балл на шкале бюро',
        labelTitle: 'Место на шкале',
        labels: ['Начало шкалы', 'Балл', 'Конец шкалы'],
        series: [{ name: bureau, values: [low, score, high] }],
      }),
    },
  ]
}
