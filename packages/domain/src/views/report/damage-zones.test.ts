import { describe, expect, it } from 'vitest'
import { numberedReport } from '../../../fixtures/make-report.ts'
import { VEHICLE } from '../../../fixtures/report-answers.ts'
import type { Finding } from '../../reports/report/report.ts'
import { damageView } from './damage-zones.ts'
import { taskSections } from './task-sections.ts'

const accident = (damage?: string): Finding => ({
  title: 'ДТП № 1',
  severity: 'warning',
  facts: [
    { label: 'Дата', value: '19.05.2019' },
    ...(damage === undefined ? [] : [{ label: 'Повреждения', value: damage }]),
  ],
})

describe('parts of a car that an accident hit', () => {
  it.each([
    ['перед справа, справа, перед слева', ['front-right', 'right', 'front-left']],
    ['Передний бампер; Капот', ['front']],
    ['Передняя часть', ['front']],
    ['Задняя часть', ['rear']],
    ['Левый борт', ['left']],
    ['Правая задняя дверь', ['rear-right']],
    ['Заднее левое крыло, крыша', ['rear-left', 'roof']],
    ['сзади, справа сзади', ['rear', 'rear-right']],
    ['слева', ['left']],
    ['Задета левая дверь', ['left']],
    ['Переднее правое крыло', ['front-right']],
    ['Лобовое стекло', ['front']],
    ['Крышка багажника', ['rear']],
  ])('«%s»', (damage, zones) => {
    expect(damageView(accident(damage))?.zones).toEqual(zones)
  })

  it.each([undefined, '', 'не указано', 'Подвеска', 'Неправильно оформлено'])(
    'are not drawn where the record names none: %s',
    (damage) => {
      expect(damageView(accident(damage))).toBeUndefined()
    },
  )

  it('are with their accident and with no other record', () => {
    const sections = taskSections(
      numberedReport(VEHICLE, [
        ['vehicle-accidents', { kind: 'found', findings: [accident('слева'), accident()] }],
        ['vehicle-wanted', { kind: 'found', findings: [accident('слева')] }],
      ]),
    )
    const drawn = sections.map((section) =>
      section.kind === 'finding' ? section.records.map(({ damage }) => damage?.zones) : [],
    )
    expect(drawn).toEqual([[['left'], undefined], [undefined]])
    expect(damageView(accident('слева'))?.words).toBe('Схема автомобиля сверху, в записи названо: слева')
  })
})

describe('words for a part of a car', () => {
  it.each([
    ['спереди слева', ['front-left']],
    ['Слева спереди', ['front-left']],
    ['Левое переднее крыло', ['front-left']],
    ['Переднее левое крыло', ['front-left']],
    ['Переднее крыло справа', ['front-right']],
    ['Справа спереди', ['front-right']],
    ['Правая передняя дверь', ['front-right']],
    ['Передняя правая дверь', ['front-right']],
    ['Заднее крыло слева', ['rear-left']],
    ['Сзади слева', ['rear-left']],
    ['Слева сзади', ['rear-left']],
    ['Левая задняя дверь', ['rear-left']],
    ['Задняя левая дверь', ['rear-left']],
    ['Заднее крыло справа', ['rear-right']],
    ['Справа сзади', ['rear-right']],
    ['Задняя правая дверь', ['rear-right']],
    ['Лобовое стекло', ['front']],
    ['Спереди', ['front']],
    ['Багажник', ['rear']],
    ['Крыша', ['roof']],
    ['Деформация крыши', ['roof']],
    ['Помяло крышу', ['roof']],
    ['Левый порог', ['left']],
    ['Левая дверь', ['left']],
    ['Левое зеркало', ['left']],
    ['Удар с левой стороны', ['left']],
    ['Правый порог', ['right']],
    ['Правая дверь', ['right']],
    ['Правое зеркало', ['right']],
    ['Удар с правой стороны', ['right']],
    ['Слева; справа, слева', ['left', 'right']],
  ])('«%s»', (damage, zones) => {
    expect(damageView(accident(damage))?.zones).toEqual(zones)
  })

  it('leave out parts without a zone and mark the rest', () => {
    expect(damageView(accident('Подвеска, капот'))).toEqual({
      words: 'Схема автомобиля сверху, в записи названо: Подвеска, капот',
      zones: ['front'],
    })
  })
})

it.each(['Задиры лака', 'Передача', 'Целевой осмотр', 'Повреждений спереди нет', 'Без повреждений сзади'])(
  '«%s» names no part that was hit',
  (damage) => {
    expect(damageView(accident(damage))).toBeUndefined()
  },
)
