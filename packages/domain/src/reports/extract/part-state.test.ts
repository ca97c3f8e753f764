import { describe, expect, it } from 'vitest'
import { extract } from '../report/samples.test-data.ts'
import type { Extract, ExtractMark } from './extract.ts'
import { answersQuestion, answerState, isReadWhole, marksAbout, type AnswerState } from './part-state.ts'
import type { ExtractQuestion, PartState } from './questions.ts'

const mark = (kind: ExtractMark['kind']): ExtractMark => ({ kind, text: 'Отметка' })
const RIGHT = { type: 'Собственность', holders: [], documents: [] }
const PASSED = { ...RIGHT, endedAt: '2015-02-03' }
const MORTGAGE = { type: 'Ипотека в силу закона', holders: [], documents: [] }
const EMPTY = extract({ object: { cadastralNumbers: ['00:01:0001001:1'] }, rights: [] })
/** A document whose kind answers a question, without the part. */
const kindOf = (question: ExtractQuestion) =>
  question === 'history' ? 'extract_transfer_rights_property' : 'extract_about_property_room'

const HELD: readonly [question: ExtractQuestion, what: Partial<Extract>][] = [
  ['object', { object: { cadastralNumbers: ['00:01:0001001:1'], area: 54.3 } }],
  ['rights', { rights: [PASSED, RIGHT] }],
  ['encumbrances', { encumbrances: [MORTGAGE] }],
  ['history', { rights: [RIGHT, PASSED] }],
  ['litigation', { marks: [mark('litigation')] }],
  ['objections', { marks: [mark('objection')] }],
  ['claims', { marks: [mark('claim')] }],
  ['deals', { marks: [mark('consent')] }],
]

describe('the marks of an extract', () => {
  const kinds: readonly ExtractMark['kind'][] = [
    'note',
    'litigation',
    'objection',
    'claim',
    'deal',
    'consent',
  ]

  it.each<[ExtractQuestion, ExtractMark['kind'][]]>([
    ['litigation', ['litigation']],
    ['objections', ['objection']],
    ['claims', ['claim']],
    ['deals', ['consent']],
    ['rights', []],
    ['object', []],
  ])('answer the question about %s: %j', (question, about) => {
    const marks = marksAbout({ ...EMPTY, marks: kinds.map(mark) }, question)
    expect(marks.map(({ kind }) => kind)).toEqual(about)
  })

  it('are empty where the document has none', () => expect(marksAbout(EMPTY, 'deals')).toEqual([]))

  it.each<[ExtractMark['kind'], boolean]>([
    ['litigation', true],
    ['objection', true],
    ['claim', true],
    ['deal', false],
    ['consent', true],
    ['note', false],
    ['change', false],
    ['ownerless', false],
    ['unregistrable', false],
  ])('of the kind %s answer a question: %s', (kind, isAnswer) =>
    expect(answersQuestion(mark(kind))).toBe(isAnswer),
  )
})

describe('[TRUE-01] the answer of a document', () => {
  it.each(HELD)('about %s is filled when it holds %j', (question, what) => {
    const content = { ...EMPTY, kind: kindOf(question), ...what }
    const stateOf = (noted?: PartState) =>
      answerState({ ...content, parts: noted && { [question]: noted } }, question)
    expect(
      [undefined, 'filled', 'empty', 'partly', 'not-understood'].map((noted) => stateOf(noted as PartState)),
    ).toEqual(['filled', 'filled', 'filled', 'partly', 'partly'])
  })

  it.each<[ExtractQuestion, Partial<Extract>]>([
    [
      'object',
      { object: { cadastralNumbers: ['00:01:0001001:1'], address: 'г. Образцовск', type: 'Помещение' } },
    ],
    ['rights', { rights: [PASSED] }],
    ['encumbrances', { rights: [RIGHT] }],
    ['history', { rights: [RIGHT] }],
    ['litigation', { marks: [mark('claim')] }],
    ['claims', { marks: [mark('objection')] }],
  ])('about %s is not in %j', (question, what) => {
    expect(answerState({ ...EMPTY, kind: kindOf(question), ...what, parts: {} }, question)).toBe('absent')
  })

  it.each<[noted: PartState | undefined, state: AnswerState]>([
    [undefined, 'absent'],
    ['absent', 'absent'],
    ['no-data', 'no-data'],
    ['empty', 'empty'],
    ['filled', 'absent'],
    ['partly', 'not-understood'],
    ['not-understood', 'not-understood'],
  ])('that was noted as %s and holds nothing is %s', (noted, state) => {
    for (const question of ['rights', 'encumbrances', 'claims', 'deals'] as const) {
      expect(answerState({ ...EMPTY, parts: noted && { [question]: noted } }, question)).toBe(state)
    }
  })

  it('stored before its parts were noted is absent, never empty', () => {
    const { parts: _unnoted, ...stored } = EMPTY
    expect(answerState(stored, 'encumbrances')).toBe('absent')
  })

  it('is not contained where its kind does not answer, whatever was noted', () => {
    const parts = { history: 'empty', claims: 'empty' } as const
    expect(answerState({ ...EMPTY, parts }, 'history')).toBe('not-contained')
    expect(answerState({ ...EMPTY, kind: 'extract_base_params_room', parts }, 'claims')).toBe('not-contained')
  })

  it('is not contained about anything but the object where the document is silent on rights', () => {
    const silent = extract({ ...EMPTY, silentOnRights: true, parts: { object: 'empty', rights: 'empty' } })
    expect(answerState(silent, 'rights')).toBe('not-contained')
    expect(answerState(silent, 'object')).toBe('empty')
    expect(answerState({ ...silent, rights: [RIGHT] }, 'rights')).toBe('filled')
  })

  it.each<Partial<Extract['object']>>([
    { area: 54.3 },
    { floor: '5' },
    { purpose: 'Жилое' },
    { cost: 4_120_000 },
    { name: 'Квартира' },
    { category: 'Земли населенных пунктов' },
    { permittedUse: 'Для садоводства' },
    { measures: [{ label: 'Протяженность', value: '120 м' }] },
    { status: 'Актуальные' },
  ])('describes the object by %j', (fact) => {
    const object = { cadastralNumbers: ['00:01:0001001:1'], ...fact }
    expect(answerState({ ...EMPTY, object, parts: {} }, 'object')).toBe('filled')
  })

  it('describes the objects of a whole, too', () => {
    const objects = [{ cadastralNumbers: ['00:01:0001001:2'] }]
    expect(answerState({ ...EMPTY, objects, parts: {} }, 'object')).toBe('filled')
    expect(answerState({ ...EMPTY, objects: [], parts: {} }, 'object')).toBe('absent')
  })
})

describe('a document that is read whole', () => {
  const whole = extract()

  it('has every part of its kind, filled or empty', () => {
    expect(isReadWhole(whole)).toBe(true)
    expect(isReadWhole(extract({ encumbrances: [MORTGAGE] }))).toBe(true)
  })

  it.each<[string, Partial<Extract>]>([
    ['a part is missing', { parts: { ...whole.parts, claims: 'absent' } }],
    ['a part was read partly', { parts: { ...whole.parts, rights: 'partly' } }],
    ['something was not understood', { notUnderstood: ['/extract/details'] }],
    ['it is a notice', { notice: { kind: 'absence' } }],
    ['its kind answers nothing', { kind: 'extract_date_statement_docs' }],
    ['its kind is not known', { kind: 'extract_of_next_year' }],
  ])('is not one when %s', (_why, more) => expect(isReadWhole({ ...whole, ...more })).toBe(false))
})
