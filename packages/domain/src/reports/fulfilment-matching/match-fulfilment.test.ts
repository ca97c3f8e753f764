import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchFulfilment } from './match-fulfilment.ts'
import type { OpenFulfilment, ReadAnswer } from './match-fulfilment.ts'

const FLAT = '77:01:0001001:1234'
const OTHER_FLAT = '77:01:0001001:1235'
const ROOM = 'extract_about_property_room'
const HISTORY = 'extract_transfer_rights_property'

const open = (id: string, more: Partial<OpenFulfilment> = {}): OpenFulfilment => ({
  id,
  kind: 'extract',
  number: FLAT,
  orderedOn: '2026-11-20',
  ...more,
})

const file = (
  more: Partial<ReadAnswer['extract']> = {},
  requestNumbers: readonly string[] = [],
): ReadAnswer => ({
  extract: { kind: ROOM, date: '2026-11-21', object: { cadastralNumbers: [FLAT] }, ...more },
  requestNumbers,
})

const about = (...cadastralNumbers: string[]) => ({ object: { cadastralNumbers } })

const refusal = { kind: 'refusal', asked: `Объект ${FLAT}`, reason: 'Нет права' } as const

describe('by the number of the request', () => {
  const requested = open('a', { requestNumber: '80-105152635' })

  it('matches what the operator recorded: the number of the document or of the archive', () => {
    const byDocument = open('a', { requestNumber: ' куви-001/2026-105152635' })
    const one = { kind: 'one', id: 'a', by: 'request-number' }
    expect(matchFulfilment(file({ number: 'КУВИ-001/2026-105152635' }), [byDocument])).toEqual(one)
    expect(matchFulfilment(file({}, ['80-105152635']), [requested, open('b')])).toEqual(one)
  })

  it('tells the objects of one request apart', () => {
    const rest = open('b', { requestNumber: '80-105152635', number: OTHER_FLAT })
    expect(matchFulfilment(file({}, ['80-105152635']), [requested, rest])).toMatchObject({ id: 'a' })
    expect(matchFulfilment(file(about(OTHER_FLAT), ['80-105152635']), [requested, rest])).toMatchObject({
      id: 'b',
    })
  })

  it('matches a notice that names no object', () => {
    const notice = { kind: 'exract_decision_refuse_provide_info', notice: refusal, ...about() }
    expect(matchFulfilment(file(notice, ['80-105152635']), [requested])).toMatchObject({ kind: 'one' })
    expect(matchFulfilment(file(notice), [requested])).toEqual({ kind: 'none', candidates: [] })
  })

  it('leaves to the operator a file about another object, or of another kind', () => {
    for (const other of [about(OTHER_FLAT), { kind: HISTORY }])
      expect(matchFulfilment(file(other, ['80-105152635']), [requested])).toEqual({
        kind: 'several',
        candidates: [{ id: 'a', reason: 'other-content' }],
      })
  })

  it('leaves to the operator two orders of one request about one object', () => {
    const second = { ...requested, id: 'b' }
    expect(matchFulfilment(file({}, ['80-105152635']), [requested, second])).toEqual({
      kind: 'several',
      candidates: [
        { id: 'a', reason: 'several' },
        { id: 'b', reason: 'several' },
      ],
    })
  })
})

describe('by object, kind and day', () => {
  it('matches the only fulfilment that fits', () => {
    const rest = [
      open('b', { kind: 'rights-history' }),
      open('c', { number: OTHER_FLAT }),
      open('d', { kind: 'taxes' }),
    ]
    expect(matchFulfilment(file(), [open('a'), ...rest])).toEqual({ kind: 'one', id: 'a', by: 'object' })
    expect(matchFulfilment(file({ kind: HISTORY }), [open('a'), ...rest])).toMatchObject({ id: 'b' })
    expect(matchFulfilment(file({ kind: 'extract_base_params_room' }), [open('a')])).toMatchObject({
      id: 'a',
    })
  })

  it('leaves several to the operator', () => {
    expect(matchFulfilment(file(), [open('a'), open('b')])).toMatchObject({ kind: 'several' })
  })

  it('does not take what was formed before the order, or on a day that is not stated', () => {
    for (const date of ['2026-11-19', undefined])
      expect(matchFulfilment(file({ date }), [open('a')])).toEqual({
        kind: 'none',
        candidates: [{ id: 'a', reason: 'formed-before' }],
      })
    expect(matchFulfilment(file({ date: '2026-11-20' }), [open('a')])).toMatchObject({ kind: 'one' })
  })

  it('does not take another kind of document', () => {
    for (const kind of [
      HISTORY,
      'extract_cadastral_plan_territory',
      'KVZU',
      'extract_cadastral_value_property',
    ])
      expect(matchFulfilment(file({ kind }), [open('a')])).toEqual({
        kind: 'none',
        candidates: [{ id: 'a', reason: 'other-kind' }],
      })
  })

  it('leaves to the operator what names another request of the same form', () => {
    const requested = open('a', { requestNumber: '80-105152635' })
    expect(matchFulfilment(file({}, ['80-105152636']), [requested])).toEqual({
      kind: 'several',
      candidates: [{ id: 'a', reason: 'other-request' }],
    })
    expect(matchFulfilment(file({ number: 'КУВИ-001/2026-1' }), [requested])).toMatchObject({ kind: 'one' })
  })
})

describe('by the text of a notice', () => {
  const notice = { kind: 'exract_decision_refuse_provide_info', notice: refusal }

  it('matches the only fulfilment of the object that it names, whatever was asked', () => {
    expect(matchFulfilment(file(notice), [open('a', { kind: 'rights-history' })])).toEqual({
      kind: 'one',
      id: 'a',
      by: 'notice-text',
    })
    expect(matchFulfilment(file(notice), [open('a'), open('b', { kind: 'rights-history' })])).toMatchObject({
      kind: 'several',
    })
    expect(matchFulfilment(file({ ...notice, date: '2026-11-01' }), [open('a')])).toMatchObject({
      kind: 'none',
    })
  })
})

it('never matches a file with an order of another object', () => {
  const number = fc.constantFrom(FLAT, OTHER_FLAT, '77:01:0001001:1236', undefined)
  const request = fc.constantFrom('80-105152635', '105152635', 'КУВИ-001/2026-1', undefined)
  const fulfilment = fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom('extract', 'rights-history', 'taxes'),
    number,
    requestNumber: request,
    orderedOn: fc.constantFrom('2026-11-19', '2026-11-22'),
  })
  const kinds = fc.constantFrom(ROOM, HISTORY, 'extract_base_params_land')
  fc.assert(
    fc.property(fc.array(fulfilment), kinds, request, fc.array(request), (list, kind, own, names) => {
      const requestNumbers = names.filter((name) => name !== undefined)
      const found = matchFulfilment(file({ kind, number: own }, requestNumbers), list)
      if (found.kind !== 'one') return
      const matched = list.find(({ id }) => id === found.id)
      expect(matched?.number).toBe(FLAT)
      expect(matched?.kind).toBe(kind === HISTORY ? 'rights-history' : 'extract')
    }),
  )
})
