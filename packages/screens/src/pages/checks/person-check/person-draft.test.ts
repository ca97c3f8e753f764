import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { personDraft } from './person-draft.ts'
import { wholeNameDraft } from './whole-name-draft.ts'

const LADOGIN = { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14', region: 'Москва' }
const VESNINA = { lastName: 'Веснина', firstName: 'Вера' }

describe('a person is filled in once', () => {
  beforeEach(() => {
    const values = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('what one form has taken is in the next, without what only the first one asks', () => {
    personDraft('PersonCheck', false).write({ ...LADOGIN, inn: '001400000180', reason: 'contract' })
    expect(personDraft('BailiffCheck', false).read()).toEqual({ ...LADOGIN, reason: 'contract' })
    expect(personDraft('PersonCheck', false).read()).toEqual({
      ...LADOGIN,
      inn: '001400000180',
      reason: 'contract',
    })
  })

  it('a page about one purpose keeps its own, and hands it over', () => {
    personDraft('PersonCheck', false).write({ ...LADOGIN, reason: 'contract' })
    const tenant = personDraft('TenantCheck', true)
    expect(tenant.read()).toEqual(LADOGIN)
    tenant.write({ ...LADOGIN, reason: 'rent' })
    expect(personDraft('BailiffCheck', false).read()).toEqual({ ...LADOGIN, reason: 'rent' })
  })

  it('nothing of one person is left beside another', () => {
    personDraft('PersonCheck', false).write({ ...LADOGIN, inn: '001400000180' })
    personDraft('BailiffCheck', false).write(VESNINA)
    expect(personDraft('PersonCheck', false).read()).toEqual(VESNINA)
  })

  it('a name in one piece is read by its parts, unless it can be read in several ways', () => {
    wholeNameDraft().write({ fullName: 'Ладогин Арсений', birthDate: '1987-03-14' })
    expect(personDraft('TenantCheck', true).read()).toEqual({
      lastName: 'Ладогин',
      firstName: 'Арсений',
      birthDate: '1987-03-14',
    })
    wholeNameDraft().write({ fullName: 'Роман Иван' })
    expect(personDraft('TenantCheck', true).read()).toEqual({ lastName: 'Роман Иван' })
  })

  it('a form with the whole name shows what was typed in parts', () => {
    personDraft('PersonCheck', false).write({ ...LADOGIN, middleName: 'Петрович' })
    expect(wholeNameDraft().read()).toEqual({
      fullName: 'Ладогин Арсений Петрович',
      birthDate: '1987-03-14',
      region: 'Москва',
    })
  })
})
