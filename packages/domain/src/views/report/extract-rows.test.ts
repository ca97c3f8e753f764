import { describe, expect, it } from 'vitest'
import type { Extract, ExtractHolder } from '../../reports/extract/extract.ts'
import { extract } from '../../reports/report/samples.test-data.ts'
import {
  aboutRight,
  disputesSection,
  encumbrancesSection,
  pointersInto,
  rightsSection,
} from './extract-rows.ts'
import type { RowsView } from './view.ts'

const PERSON: ExtractHolder = { kind: 'person', state: 'named', name: 'Котова Вера Ильинична' }
const HIDDEN: ExtractHolder = { kind: 'person', state: 'withheld' }
const COMPANY: ExtractHolder = { kind: 'organisation', state: 'named', name: 'ООО «Кровля»' }
const CITY: ExtractHolder = { kind: 'public', state: 'named', name: 'Город Образцовск' }

const right = (holders: readonly ExtractHolder[], more: Partial<Extract['rights'][number]> = {}) => ({
  type: 'Собственность',
  number: '00:01-1',
  date: '2015-03-01',
  holders: [...holders],
  documents: [],
  ...more,
})

const mortgage = (more: Partial<Extract['encumbrances'][number]> = {}) => ({
  type: 'Ипотека в силу закона',
  holders: [],
  documents: [],
  ...more,
})

const meaningOf = (holders: readonly ExtractHolder[]) =>
  rightsSection(extract({ rights: [right(holders)] })).rows[0]?.meaning

const aboutNone = 'Росреестр ответил: ипотеки, ареста, запрета и аренды в реестре нет.'

describe('current rights', () => {
  it('are each one row with its holder, entry, object and ground', () => {
    const rights = [
      right([PERSON], { endedAt: '2016-01-01', number: '00:01-0' }),
      right([PERSON], {
        type: 'Долевая собственность',
        share: '1/2',
        cadastralNumber: '00:01:0001001:204',
        documents: [{ name: 'Договор', date: '2015-02-20' }],
      }),
    ]
    expect(rightsSection(extract({ rights }))).toEqual({
      kind: 'rows',
      id: 'rights',
      title: 'Права и правообладатели',
      rows: [
        {
          id: 'right-1',
          index: '1',
          label: 'Правообладатель',
          value: 'Котова Вера Ильинична',
          details: [
            'Долевая собственность, доля 1/2, № 00:01-1 от 01.03.2015',
            'Объект 00:01:0001001:204',
            'Основание: Договор от 20.02.2015',
          ],
          meaning: 'Сверьте имя с паспортом того, кто продает.',
          pointer: '/rights/1',
        },
      ],
    })
  })

  it('without a number and a date have no empty words about them', () => {
    const rights = [right([PERSON], { number: undefined, date: undefined })]
    expect(rightsSection(extract({ rights })).rows[0]?.details).toEqual(['Собственность'])
  })

  it.each<[string, readonly ExtractHolder[], string]>([
    ['one person', [PERSON], 'Сверьте имя с паспортом того, кто продает.'],
    ['several', [PERSON, COMPANY], 'Объектом распоряжаются все вместе: подписи одного мало.'],
    ['a company', [COMPANY], 'Сверьте ИНН и проверьте полномочия того, кто подписывает за организацию.'],
    ['a public body', [CITY], 'Узнайте, кто вправе распоряжаться объектом от имени собственника.'],
  ])('of %s say whose signature a deal needs', (_who, holders, meaning) => {
    expect(meaningOf(holders)).toBe(meaning)
  })

  it('say that there is an owner whose name is hidden, also where only one of several is', () => {
    const hidden =
      'С марта 2023 года имена физических лиц не показывают посторонним. Собственник есть, имени в выписке нет.'
    expect(meaningOf([HIDDEN])).toBe(hidden)
    expect(meaningOf([PERSON, HIDDEN])).toBe(hidden)
  })

  it('are headed in the plural where several hold one right', () => {
    const [row] = rightsSection(extract({ rights: [right([PERSON, COMPANY])] })).rows
    expect(row).toMatchObject({
      label: 'Правообладатели',
      value: 'Котова Вера Ильинична; ООО «Кровля»',
    })
  })

  it('say that a holder is not stated, which does not mean that there is no holder', () => {
    const [row] = rightsSection(extract({ rights: [right([])] })).rows
    expect(row).toMatchObject({ label: 'Правообладатель', value: 'не указан' })
  })

  it('say the same meaning once', () => {
    const rights = [right([PERSON]), right([PERSON], { number: '00:01-2' })]
    expect(rightsSection(extract({ rights })).rows.map(({ id, meaning }) => [id, meaning])).toEqual([
      ['right-1', 'Сверьте имя с паспортом того, кто продает.'],
      ['right-2', ''],
    ])
  })

  it('of which a part was not understood say so after those that were', () => {
    const { rows } = rightsSection(extract({ parts: { rights: 'partly' } }))
    expect(rows.map(({ id, value }) => [id, value])).toEqual([
      ['right-1', 'Физическое лицо'],
      ['rights-state', 'часть раздела мы не поняли'],
    ])
  })
})

describe('restrictions and encumbrances', () => {
  it('are each one row with its entry, term, subject, object, in whose favour and on what ground', () => {
    const content = extract({
      encumbrances: [
        mortgage({
          number: '00:01-5',
          date: '2024-03-19',
          from: '2024-03-18',
          to: '2044-03-18',
          subject: 'весь объект',
          cadastralNumber: '00:01:0001001:204',
          holders: [{ kind: 'organisation', state: 'named', name: 'АО «Образец-банк»' }],
          documents: [{ name: 'Договор', number: '14' }],
          rightNumbers: ['00:01-0', '00:01-1'],
        }),
      ],
    })
    expect(encumbrancesSection(content)).toEqual({
      kind: 'rows',
      id: 'encumbrances',
      title: 'Ограничения прав и обременения',
      rows: [
        {
          id: 'encumbrance-1',
          index: '1',
          label: 'Вид ограничения или обременения',
          value: 'Ипотека в силу закона',
          details: [
            '№ 00:01-5 от 19.03.2024, с 18.03.2024 по 18.03.2044',
            'Предмет: весь объект',
            'Объект 00:01:0001001:204',
            'В чью пользу: АО «Образец-банк»',
            'Основание: Договор № 14',
          ],
          about: { text: 'К праву 1', id: 'right-1' },
          meaning:
            'Объект в залоге. Без согласия залогодержателя его нельзя продать, а долг следует за объектом.',
          tone: 'red',
          pointer: '/encumbrances/0',
        },
      ],
    })
  })

  it('of which little is written say what is not written, and nothing about a right', () => {
    const content = extract({ encumbrances: [mortgage(), mortgage({ type: 'Аренда' })] })
    const [first, second] = encumbrancesSection(content).rows
    expect(first?.details).toEqual(['срок не указан', 'В чью пользу: не указано'])
    expect(first).not.toHaveProperty('about')
    expect(second).toMatchObject({
      id: 'encumbrance-2',
      index: '2',
      tone: 'orange',
      pointer: '/encumbrances/1',
    })
  })

  it('are absent in the words of the register alone', () => {
    expect(encumbrancesSection(extract({ parts: { encumbrances: 'empty' } })).rows).toMatchObject([
      { value: 'не зарегистрировано', meaning: aboutNone, tone: 'green' },
    ])
    expect(encumbrancesSection(extract({ parts: {} })).rows).toMatchObject([
      { value: 'не указано в выписке', tone: 'grey' },
    ])
  })
})

describe('disputes, objections, claims and deals', () => {
  const QUESTIONS = ['litigation', 'objections', 'claims', 'deals'] as const
  const sectionOf = (marks: Extract['marks'], parts: Extract['parts'] = {}): RowsView | undefined =>
    disputesSection(extract({ marks, parts }), QUESTIONS)

  it('point to the right that they are about, or name an entry that is no right of today', () => {
    const section = sectionOf([
      { kind: 'issued', text: 'Выдано свидетельство' },
      { kind: 'litigation', text: 'Дело 2-7/2026', number: '00:01-1', date: '2026-02-03' },
      { kind: 'litigation', text: 'Дело 2-9/2026', number: '00:01-9', date: '2026-02-04' },
      { kind: 'consent', text: 'Сделка без согласия супруга' },
    ])
    expect(section).toMatchObject({ kind: 'rows', id: 'disputes', title: 'Споры, возражения и сделки' })
    const said = section?.rows.filter(({ id }) => !id.endsWith('-state'))
    expect(said).toEqual([
      {
        id: 'litigation-1',
        index: '1',
        label: 'Требования, заявленные в суде',
        value: 'Дело 2-7/2026',
        details: ['от 03.02.2026'],
        about: { text: 'К праву 1', id: 'right-1' },
        meaning:
          'В реестре есть отметка о споре, возражении прежнего собственника или изъятии. Сделку могут отменить.',
        tone: 'red',
        pointer: '/marks/1',
      },
      {
        id: 'litigation-2',
        index: '2',
        label: 'Требования, заявленные в суде',
        value: 'Дело 2-9/2026',
        details: ['№ 00:01-9 от 04.02.2026'],
        meaning: '',
        tone: 'red',
        pointer: '/marks/2',
      },
      {
        id: 'deals-1',
        index: '1',
        label: 'Сделки без согласия третьих лиц',
        value: 'Сделка без согласия супруга',
        details: [],
        meaning:
          'Закон требовал согласия супруга, опеки или другого лица, и его не было. Тот, кого не спросили, может оспорить сделку.',
        tone: 'orange',
        pointer: '/marks/3',
      },
    ])
  })

  it('say of each question whether the register answered it', () => {
    const section = sectionOf([{ kind: 'claim', text: 'Заявление о переходе права' }], {
      litigation: 'empty',
      objections: 'no-data',
    })
    expect(section?.rows.map(({ id, value, tone }) => [id, value, tone])).toEqual([
      ['litigation-state', 'не зарегистрировано', 'green'],
      ['objections-state', 'данные отсутствуют', 'grey'],
      ['claims-1', 'Заявление о переходе права', 'red'],
      ['deals-state', 'не указано в выписке', 'grey'],
    ])
  })

  it('are no part of a report whose document answers none of them', () => {
    expect(disputesSection(extract(), [])).toBeUndefined()
  })
})

describe('what an entry is about', () => {
  const rights = [
    right([PERSON], { number: '00:01-0', endedAt: '2015-03-01' }),
    right([PERSON]),
    right([COMPANY], { number: '00:01-2' }),
  ]

  it('is a right of today by its number, counted as the rows are', () => {
    expect(aboutRight('00:01-2', extract({ rights }))).toEqual({ text: 'К праву 2', id: 'right-2' })
  })

  it.each(['00:01-0', '00:01-7', undefined])(
    'is no right that has passed on or is not there: %s',
    (number) => {
      expect(
        aboutRight(number, extract({ rights: [...rights, right([CITY], { number: undefined })] })),
      ).toBeUndefined()
    },
  )

  it('has its place in the list of the document', () => {
    const [first, second] = rights
    const pointerTo = pointersInto('rights', rights)
    expect([first, second].map((one) => one && pointerTo(one))).toEqual(['/rights/0', '/rights/1'])
  })
})
