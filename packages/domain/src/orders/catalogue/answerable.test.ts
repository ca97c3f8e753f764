import { describe, expect, it } from 'vitest'
import {
  isAnswerable,
  missingForLeading,
  unansweredTitles,
  wantedNeeds,
  whatCanBeAnswered,
  type AnsweredQuestions,
} from './answerable.ts'
import { PRODUCTS } from './products.ts'
import { leadingTypesOf, taskTypesOf } from './task-types.ts'

/** What a production server with the bailiffs and a provider of registers answers. */
const CONNECTED: AnsweredQuestions = {
  person: {
    bailiffs: [['name', 'birthDate', 'region']],
    bankruptcy: [['inn'], ['name']],
    pledges: [['name', 'birthDate']],
    taxes: [['inn']],
  },
  vehicle: { 'vehicle-pledges': [['vin']], 'vehicle-registrations': [['vin']] },
}

const NAMED = { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' }

const states = (known: object) =>
  Object.fromEntries(
    whatCanBeAnswered('PersonCheck', { ...known }, CONNECTED).map(({ type, state }) => [type, state]),
  )

describe('what can be answered', () => {
  it('says of each question: answered, needs data, no source', () => {
    expect(states(NAMED)).toMatchObject({
      bailiffs: 'needs-data',
      bankruptcy: 'answered',
      pledges: 'answered',
      taxes: 'needs-data',
      courts: 'no-source',
    })
    expect(states({ ...NAMED, region: 'Москва', inn: '000000000000' })).toMatchObject({
      bailiffs: 'answered',
      taxes: 'answered',
    })
  })

  it('a name is a surname with a first name, and an empty text is nothing', () => {
    expect(states({ lastName: 'Ладогин', birthDate: '1987-03-14' })['pledges']).toBe('needs-data')
    expect(states({ ...NAMED, region: '' })['bailiffs']).toBe('needs-data')
  })

  it('names the fewest data that are missing, and who would answer', () => {
    const questions = whatCanBeAnswered('PersonCheck', NAMED, CONNECTED)
    expect(wantedNeeds(questions)).toEqual([
      { need: 'region', sources: ['ФССП'] },
      { need: 'inn', sources: ['ФНС'] },
    ])
    expect(missingForLeading('PersonCheck', NAMED, CONNECTED)).toEqual(['region'])
    expect(missingForLeading('AutoCheck', { plate: 'А000АА00' }, CONNECTED)).toEqual(['vin'])
  })

  it('knows no question that only every object inherits', () => {
    expect(isAnswerable('toString', CONNECTED)).toBe(false)
    expect(whatCanBeAnswered('toString', {}, CONNECTED)).toEqual([])
  })
})

describe('[SELL-01] what is for sale', () => {
  it('is what has a source for each leading question', () => {
    const sold = PRODUCTS.filter(({ product_name }) => isAnswerable(product_name, CONNECTED))
    expect(sold.map(({ product_name }) => product_name)).toEqual(
      expect.arrayContaining(['PersonCheck', 'BailiffCheck', 'BankruptcyCheck', 'AutoCheck', 'CreditRating']),
    )
    for (const name of [
      'CounterAgent',
      'DriverCheck',
      'FinesCheck',
      'EgrnObject',
      'FullCheck',
      'PassportCheck',
    ])
      expect(isAnswerable(name, CONNECTED), name).toBe(false)
  })

  it('a bundle is as soon as each of its parts is', () => {
    const property = { extract: [[]], 'rights-history': [[]] }
    expect(isAnswerable('FullCheck', { ...CONNECTED, property })).toBe(true)
    expect(isAnswerable('FullCheck', { property })).toBe(false)
  })

  it('names the questions without a source', () => {
    expect(unansweredTitles('CreditRating', CONNECTED)).toEqual([])
    expect(unansweredTitles('TenantCheck', CONNECTED)).toEqual(['Паспорт', 'Розыск', 'Суды общей юрисдикции'])
  })
})

it.each(PRODUCTS.filter(({ parts }) => parts.length === 0).map(({ product_name }) => product_name))(
  'what %s is bought for is among what it asks',
  (name) => {
    expect(leadingTypesOf(name).length).toBeGreaterThan(0)
    expect(taskTypesOf(name)).toEqual(expect.arrayContaining([...leadingTypesOf(name)]))
  },
)
