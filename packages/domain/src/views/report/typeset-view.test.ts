import { describe, expect, it } from 'vitest'
import { typesetView } from './typeset-view.ts'

const SENTENCE = 'Сделка с ним в суде'

describe('the view of a report set for reading', () => {
  it('has Russian quotes and no-break spaces in every text, at any depth', () => {
    const view = { title: 'ООО "Кровля" и АО "Настил"', rows: [{ cells: [[SENTENCE]] }] }
    expect(typesetView(view)).toEqual({
      title: 'ООО «Кровля» и\u00a0АО\u00a0«Настил»',
      rows: [{ cells: [['Сделка с\u00a0ним в\u00a0суде']] }],
    })
  })

  it('leaves a pair of quotes with nothing in them as it is', () => {
    expect(typesetView({ title: 'Слово "" слово' })).toEqual({ title: 'Слово "" слово' })
  })

  it.each([
    'id',
    'kind',
    'tone',
    'shape',
    'state',
    'restart',
    'href',
    'startedAt',
    'url',
    'source',
    'cadastralNumber',
    'pointer',
    'from',
    'to',
    'date',
    'digits',
    'plate',
    'zones',
  ])('leaves what programs read as it is: %s', (key) => {
    expect(typesetView({ [key]: SENTENCE })).toEqual({ [key]: SENTENCE })
  })

  it('leaves a list of what programs read as it is, but sets the texts inside of a value of that name', () => {
    expect(typesetView({ zones: [SENTENCE], state: { words: SENTENCE } })).toEqual({
      zones: [SENTENCE],
      state: { words: 'Сделка с\u00a0ним в\u00a0суде' },
    })
  })

  it('keeps numbers, yes and no, and what is not there', () => {
    const view = { share: 40, demo: true, value: null, meaning: undefined }
    expect(typesetView(view)).toEqual(view)
  })
})
