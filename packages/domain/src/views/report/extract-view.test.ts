import { describe, expect, it } from 'vitest'
import type { Extract } from '../../reports/extract/extract.ts'
import { summariseExtract } from '../../reports/report/property-summary.ts'
import { extract } from '../../reports/report/samples.test-data.ts'
import { extractSections } from './extract-view.ts'
import type { SectionView } from './view.ts'

const sectionsOf = (more: Partial<Extract> = {}): readonly SectionView[] => {
  const content = extract(more)
  return extractSections(
    { source: 'ЕГРН', received_at: '2026-11-21T11:04:00.000Z', content },
    summariseExtract(content, '2026-11-21'),
  )
}
const idsOf = (more?: Partial<Extract>) => sectionsOf(more).map(({ id }) => id)
const sectionOf = (id: string, more?: Partial<Extract>) => sectionsOf(more).find((one) => one.id === id)

const STAMP = { source: 'ЕГРН', time: '21.11.2026, 14:04 МСК' }

describe('a document of the register', () => {
  it('begins with the object, its requisites, its source and its time', () => {
    const [object] = sectionsOf({
      number: 'КУВИ-001/2026-0000001',
      date: '2026-11-21',
      organ: 'ППК «Роскадастр»',
    })
    expect(object).toEqual({
      kind: 'facts',
      id: 'object',
      title: 'Выписка из ЕГРН об объекте недвижимости',
      stamp: STAMP,
      note: '№ КУВИ-001/2026-0000001 от 21.11.2026, ППК «Роскадастр»',
      rows: [
        { label: 'Кадастровый номер', value: '00:01:0001001:1', pointer: '/object/cadastralNumbers' },
        { label: 'Статус записи', value: 'Актуальные, ранее учтенные', pointer: '/object/status' },
      ],
    })
  })

  it.each([
    [{ number: '14' }, '№ 14'],
    [{ date: '2026-11-21' }, 'от 21.11.2026'],
    [{ organ: 'ППК «Роскадастр»' }, 'ППК «Роскадастр»'],
    [{}, ''],
  ])('%j has the requisites «%s»', (more, note) => {
    expect(sectionsOf(more)[0]).toMatchObject({ note })
  })

  it('tells rights, encumbrances and disputes, each with source and time, and last what it never tells', () => {
    const sections = sectionsOf()
    expect(sections.map(({ id }) => id)).toEqual(['object', 'rights', 'encumbrances', 'disputes', 'silent'])
    for (const section of sections) expect(section).toMatchObject({ stamp: STAMP })
    expect(sections.at(-1)).toMatchObject({
      kind: 'rows',
      title: 'Чего в этом документе нет',
      rows: [
        {
          id: 'history-state',
          value: 'в этом документе не указано',
          meaning: 'Ответ есть в отчете о переходе прав.',
        },
      ],
    })
  })

  it('with something about every question has no list of what it never tells', () => {
    const kind = 'extract_transfer_rights_property'
    const marks: Extract['marks'] = (['litigation', 'objection', 'claim', 'consent'] as const).map((one) => ({
      kind: one,
      text: 'Запись',
    }))
    const encumbrances = [{ type: 'Аренда', holders: [], documents: [] }]
    expect(idsOf({ kind, marks, encumbrances, parts: { rights: 'filled' } })).not.toContain('silent')
  })

  it('of a kind that answers nothing tells only what it is, and lists every question as unanswered', () => {
    const sections = sectionsOf({
      kind: 'extract_date_statement_docs',
      rights: [],
      object: { cadastralNumbers: [] },
    })
    expect(sections.map(({ id }) => id)).toEqual(['object', 'silent'])
    const silent = sections[1]
    expect(silent?.kind === 'rows' && silent.rows.map(({ id, meaning }) => [id, meaning])).toEqual([
      ['object-state', 'Ответ есть в выписке об объекте недвижимости.'],
      ['rights-state', ''],
      ['encumbrances-state', ''],
      ['history-state', 'Ответ есть в отчете о переходе прав.'],
      ['litigation-state', ''],
      ['objections-state', ''],
      ['claims-state', ''],
      ['deals-state', ''],
    ])
  })

  it('says that the part about the object is not there', () => {
    const object = { cadastralNumbers: ['00:01:0001001:1'] }
    expect(sectionOf('characteristics', { object, parts: {} })).toEqual({
      kind: 'rows',
      id: 'characteristics',
      title: 'Характеристики',
      stamp: STAMP,
      rows: [
        {
          id: 'object-state',
          index: '',
          label: 'Характеристики объекта',
          value: 'не указано в выписке',
          details: [],
          meaning: 'Такого раздела в файле нет. Это не значит, что записей нет.',
          tone: 'grey',
          pointer: '/parts/object',
        },
      ],
    })
    expect(idsOf({ parts: {} })).not.toContain('characteristics')
  })

  it('about the transfer of rights shows rights in its history, and their absence in a part of its own', () => {
    const kind = 'extract_transfer_rights_property'
    expect(idsOf({ kind, parts: { rights: 'filled', history: 'empty' } })).not.toContain('rights')
    expect(idsOf({ kind, rights: [], parts: { rights: 'no-data', history: 'no-data' } })).toEqual([
      'object',
      'rights',
      'history',
      'silent',
    ])
  })
})

describe('a notice of the register', () => {
  it.each([
    ['absence', 'Сведения отсутствуют'],
    ['refusal', 'Отказ в предоставлении сведений'],
  ] as const)('of %s is named by what it is, what was asked and why', (kind, value) => {
    const notice = { kind, asked: '00:01:0001001:204', reason: 'Запрос подан не тем лицом' }
    const [object] = sectionsOf({ notice, object: { cadastralNumbers: ['00:01:0001001:204'] } })
    expect(object).toMatchObject({
      rows: [
        { label: 'Ответ', value, pointer: '/kind' },
        { label: 'Что запрошено', value: '00:01:0001001:204', pointer: '/notice/asked' },
        { label: 'Причина', value: 'Запрос подан не тем лицом', pointer: '/notice/reason' },
        { label: 'Кадастровый номер', value: '00:01:0001001:204' },
      ],
    })
  })

  it('says nothing of what it does not name', () => {
    const [object] = sectionsOf({ notice: { kind: 'absence' }, object: { cadastralNumbers: [] } })
    expect(object?.kind === 'facts' && object.rows.map(({ label, value }) => [label, value])).toEqual([
      ['Ответ', 'Сведения отсутствуют'],
      ['Кадастровый номер', 'не указан'],
    ])
  })
})

describe('other notes of a document', () => {
  it('are a table of those that answer no question, with the right or the entry that they are about', () => {
    const marks: Extract['marks'] = [
      { kind: 'litigation', text: 'Дело 2-7/2026' },
      { kind: 'note', text: 'Отметка о доле', number: '00:01-1', date: '2026-02-03' },
      {
        kind: 'personal-participation',
        text: 'Только при личном участии',
        number: '00:01-9',
        date: '2026-02-04',
      },
      { kind: 'change', text: 'Изменен адрес' },
      { kind: 'note', text: 'Отметка о праве', number: '00:01-1' },
    ]
    expect(sectionOf('marks', { marks })).toEqual({
      kind: 'table',
      id: 'marks',
      title: 'Другие записи и отметки',
      note: '',
      stamp: STAMP,
      columns: [
        { title: 'Запись', share: 62 },
        { title: 'Номер и дата', share: 38 },
      ],
      rows: [
        { id: 'mark-1', pointer: '/marks/1', cells: [['Отметка о доле'], ['К праву 1', 'от 03.02.2026']] },
        {
          id: 'mark-2',
          pointer: '/marks/2',
          cells: [['Только при личном участии'], ['№ 00:01-9 от 04.02.2026']],
        },
        { id: 'mark-3', pointer: '/marks/3', cells: [['Изменен адрес'], ['не указаны']] },
        { id: 'mark-4', pointer: '/marks/4', cells: [['Отметка о праве'], ['К праву 1']] },
      ],
    })
  })

  it('are absent from a report where there are none', () => {
    expect(idsOf({ marks: [{ kind: 'litigation', text: 'Дело 2-7/2026' }] })).not.toContain('marks')
    expect(idsOf()).not.toContain('objects')
  })
})

it('further objects of a document are a table that says what is not written of each', () => {
  const objects: Extract['objects'] = [
    {
      cadastralNumbers: ['00:01:0001001:2', '00:01:0001001:3'],
      type: 'Помещение',
      purpose: 'Нежилое',
      address: 'г. Образцовск, ул. Кленовая, д. 5',
      area: 14.2,
      floor: '1',
    },
    { cadastralNumbers: [] },
  ]
  expect(sectionOf('objects', { objects })).toEqual({
    kind: 'table',
    id: 'objects',
    title: 'Другие объекты в выписке',
    note: '',
    stamp: STAMP,
    columns: [
      { title: 'Кадастровый номер', share: 34 },
      { title: 'Вид, назначение', share: 34 },
      { title: 'Площадь', share: 16 },
      { title: 'Этаж', share: 16 },
    ],
    rows: [
      {
        id: 'object-1',
        pointer: '/objects/0',
        cells: [
          ['00:01:0001001:2, 00:01:0001001:3'],
          ['Помещение, Нежилое', 'г. Образцовск, ул. Кленовая, д. 5'],
          ['14,2 м²'],
          ['1'],
        ],
      },
      {
        id: 'object-2',
        pointer: '/objects/1',
        cells: [['не указан'], ['не указано'], ['не указано'], ['не указано']],
      },
    ],
  })
})
