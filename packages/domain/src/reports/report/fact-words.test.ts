import { describe, expect, it } from 'vitest'
import {
  conditionsOr,
  countedWords,
  phrasesOr,
  phrasesWithSources,
  sourcesOf,
  wordsAbout,
} from './fact-words.ts'
import type { SummaryFact } from './summary-fact.ts'

const fact = (taskType: string, source: string, more: Partial<SummaryFact> = {}): SummaryFact => ({
  taskId: `task-${taskType}`,
  taskType,
  source,
  kind: 'attention',
  title: 'Запись',
  ...more,
})

describe('the sources of a statement', () => {
  it('[TRUE-01] are named each once, with all the checks that each was asked for', () => {
    expect(
      sourcesOf([
        fact('passport', 'МВД'),
        fact('bailiffs', 'ФССП'),
        fact('wanted', 'МВД'),
        fact('wanted', 'МВД'),
      ]),
    ).toBe('МВД (паспорт, розыск); ФССП (исполнительные производства)')
  })

  it('keep the abbreviations of their checks in capitals', () => {
    expect(sourcesOf([fact('vehicle-accidents', 'ГИБДД')])).toBe('ГИБДД (ДТП)')
    expect(sourcesOf([fact('business', 'ФНС')])).toBe('ФНС (ИП и участие в компаниях)')
  })

  it('name a check of a newer version by its key', () => {
    expect(sourcesOf([fact('check-of-tomorrow', 'Реестр')])).toBe('Реестр (check-of-tomorrow)')
  })
})

describe('the phrases of a statement', () => {
  it('are the words of the rule where there is no record', () => {
    expect(phrasesOr('серьезные записи', [])).toEqual(['серьезные записи'])
  })

  it('are one for each check, with all the sources that say so', () => {
    const records = [
      fact('taxes', 'ФНС', { amount: 1_840_000 }),
      fact('courts', 'ГАС «Правосудие»'),
      fact('courts', 'Суд Образцовска'),
      fact('courts', 'Суд Образцовска'),
    ]
    expect(phrasesOr('записи', records)).toEqual(['долг по налогам 18 400 ₽', 'дела в суде'])
    expect(phrasesWithSources(records)).toBe(
      'долг по налогам 18 400 ₽ (ФНС); дела в суде (ГАС «Правосудие», Суд Образцовска)',
    )
  })

  it('call a serious record by the verdict of its check and a lesser one by what the register says', () => {
    const title = 'Снята с учета по заявлению'
    expect(phrasesOr('', [fact('vehicle-registrations', 'ГИБДД', { kind: 'found', title })])).toEqual([
      'машина не на учете',
    ])
    expect(phrasesOr('', [fact('vehicle-registrations', 'ГИБДД', { title })])).toEqual([
      'снята с учета по заявлению',
    ])
  })

  it('call a check without a verdict by its title, and a record of an unknown check by its own', () => {
    expect(phrasesOr('', [fact('vehicle-recalls', 'Росстандарт')])).toEqual(['отзывные кампании'])
    expect(phrasesOr('', [fact('check-of-tomorrow', 'Реестр', { title: 'Отметка о споре' })])).toEqual([
      'отметка о споре',
    ])
    const { title: _, ...untitled } = fact('check-of-tomorrow', 'Реестр')
    expect(phrasesOr('', [untitled])).toEqual(['запись'])
  })

  it('say «возможно» where no record is surely about the person', () => {
    expect(phrasesOr('', [fact('wanted', 'МВД', { kind: 'found', isWeak: true })])).toEqual([
      'возможно, розыск',
    ])
  })
})

describe('the words of a verdict', () => {
  it('take no sum where no record names one: unknown is not zero', () => {
    expect(wordsAbout('долг{sum} у приставов', [fact('company-debts', 'ФССП')])).toBe('долг у приставов')
    expect(wordsAbout('{штраф|штрафы}{sum}', [fact('vehicle-fines', 'ГИС ГМП', { amount: 0 })])).toBe('штраф')
  })

  it('are followed by the sum that has no place in them', () => {
    expect(wordsAbout('розыск', [fact('wanted', 'МВД', { amount: 30_000_000 })])).toBe('розыск, 300 000 ₽')
  })

  it('speak of one record or of several', () => {
    const one = fact('courts', 'Суды')
    expect(countedWords('{дело окончено|дела окончены}', [one])).toBe('дело окончено')
    expect(countedWords('{дело окончено|дела окончены}', [one, one])).toBe('дела окончены')
  })
})

describe('what would change records of several checks', () => {
  const conditionsOf = conditionsOr('по этим записям появится решение')

  it('is said by each check in its own words, else in those of the rule', () => {
    expect(
      conditionsOf([fact('courts', 'Суды'), fact('taxes', 'ФНС'), fact('vehicle-recalls', 'Росстандарт')]),
    ).toEqual(['дело окончено', 'долг по налогам погашен', 'по этим записям появится решение'])
  })

  it('is said by the rule where there is no record', () => {
    expect(conditionsOf([])).toEqual(['по этим записям появится решение'])
  })
})

describe('[TRUE-08] records that may be about another person', () => {
  it('have no part in the sum of sure ones, and are listed after them', () => {
    const records = [
      fact('taxes', 'ФНС', { amount: 100_000 }),
      fact('taxes', 'ФНС', { amount: 49_000_000, isWeak: true }),
    ]
    expect(phrasesOr('', records)).toEqual(['долг по налогам 1 000 ₽', 'возможно, долг по налогам 490 000 ₽'])
    expect(phrasesWithSources(records)).toBe(
      'долг по налогам 1 000 ₽ (ФНС); возможно, долг по налогам 490 000 ₽ (ФНС)',
    )
  })
})

it('a sum is the least that it may be where another record does not tell its own', () => {
  const records = [fact('taxes', 'ФНС', { amount: 500_000 }), fact('taxes', 'ФНС')]
  expect(phrasesOr('', records)).toEqual(['долг по налогам минимум 5 000 ₽'])
})
