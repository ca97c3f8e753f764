import { expect, it } from 'vitest'
import { numberedReport, personReport } from '../../../fixtures/make-report.ts'
import { COMPANY } from '../../../fixtures/report-answers.ts'
import type { PersonSubject } from '../../reports/report/report.ts'
import { bureauSections } from './bureau-view.ts'

it('the number of a bureau is on its own scale, as the buyer copied it, without a judgement', () => {
  const subject: PersonSubject = {
    kind: 'person',
    lastName: 'Ладогин',
    firstName: 'Арсений',
    birthDate: '1987-03-14',
    bureauReport: { bureau: 'БКИ «Образец»', score: 742, low: 1, high: 999, date: '2026-11-20' },
  }
  expect(bureauSections({ subject })).toEqual([
    {
      kind: 'facts',
      id: 'bureau-report',
      title: 'Балл бюро, со слов документа',
      note: 'Переписано заказчиком из отчета бюро. Документ мы не видели и с бюро не сверяли. Своего балла сервис не считает, баллы разных бюро не сравнивают.',
      rows: [
        { label: 'Чья шкала', value: 'БКИ «Образец»' },
        { label: 'Балл', value: '742 на шкале от 1 до 999' },
        { label: 'Дата отчета бюро', value: '20.11.2026' },
      ],
      figures: {
        kind: 'scale',
        title: 'Балл на шкале бюро',
        labelTitle: 'Место на шкале',
        labels: ['Начало шкалы', 'Балл', 'Конец шкалы'],
        series: [{ name: 'БКИ «Образец»', values: [1, 742, 999] }],
        heads: ['Место на шкале', 'БКИ «Образец»'],
        rows: [
          ['Начало шкалы', '1'],
          ['Балл', '742'],
          ['Конец шкалы', '999'],
        ],
      },
    },
  ])
})

it('a number of a bureau is absent where none was given', () => {
  expect(bureauSections(personReport([]))).toEqual([])
  expect(bureauSections(numberedReport(COMPANY, []))).toEqual([])
})
