import { describe, expect, it } from 'vitest'
import { orderTimes, usualMinutes } from './order-times.ts'
import type { PartMoments } from './order-times.ts'

const at = (time: string) => `2026-09-12T${time}:00Z`
const ms = (time: string) => Date.parse(at(time))
const part = (more: Partial<PartMoments> = {}): PartMoments => ({
  product_name: 'EgrnObject',
  status: 'inprogress',
  started_at: at('11:12'),
  done_at: null,
  usual_minutes: 31,
  ...more,
})
const order = (items: readonly PartMoments[], due_at: string | null = '2026-09-23T11:12:00Z') => ({
  paid_at: at('11:12'),
  due_at,
  items,
})

describe('the parts of an order in time', () => {
  it('are on one axis from the payment to the usual end, with the present between', () => {
    const done = part({ done_at: at('11:21'), status: 'done' })
    const times = orderTimes(order([done, part()]), ms('11:24'))
    expect(times.start).toBe(5)
    expect(times.end).toEqual({ kind: 'usual', at: ms('11:43'), left: 95 })
    expect(times.parts.map(({ pace }) => pace)).toEqual(['done', 'usual'])
    expect(times.parts[0]?.done).toBeLessThan(times.now)
    expect(times.parts[1]).toMatchObject({ done: times.now, expected: 95, expectedAt: ms('11:43') })
  })

  it('have a near deadline on the axis, and not one of several days', () => {
    expect(orderTimes(order([part()], at('11:50')), ms('11:24')).end).toMatchObject({
      kind: 'promised',
      left: 95,
    })
    expect(orderTimes(order([part()]), ms('11:24')).end.kind).toBe('usual')
  })

  it('a promise is near up to three times the usual time, and once it is over', () => {
    const endOf = (due_at: string, now: number) => orderTimes(order([part()], due_at), now).end.kind
    expect(endOf(at('12:45'), ms('11:24'))).toBe('promised')
    expect(endOf(at('12:46'), ms('11:24'))).toBe('usual')
    expect(endOf(at('18:00'), ms('18:00'))).toBe('usual')
    expect(endOf(at('18:00'), ms('18:01'))).toBe('promised')
  })

  it('begin where they were begun, those that were not yet at the payment', () => {
    const begun = part({ started_at: at('11:22'), usual_minutes: 30 })
    const waiting = part({ started_at: null, status: 'requested', usual_minutes: 30 })
    const { parts } = orderTimes(order([begun, waiting]), ms('11:27'))
    expect(parts.map(({ from, done, pace }) => [from, done, pace])).toEqual([
      [35, 50, 'usual'],
      [5, 50, 'usual'],
    ])
  })

  it('end each when it usually does', () => {
    const { parts, end } = orderTimes(
      order([part({ usual_minutes: 10 }), part({ usual_minutes: 30 })]),
      ms('11:15'),
    )
    expect(parts.map(({ expected, expectedAt }) => [expected, expectedAt])).toEqual([
      [35, ms('11:22')],
      [95, ms('11:42')],
    ])
    expect(end.at).toBe(ms('11:42'))
  })

  it('take a minute at least, however quick they are', () => {
    expect(orderTimes(order([part({ usual_minutes: 0 })]), ms('11:12')).end.at).toBe(ms('11:13'))
  })

  it('stay on the axis when the clock of the reader is behind', () => {
    const times = orderTimes(order([part({ status: 'done', done_at: at('12:12') })]), ms('11:42'))
    expect([times.now, times.parts[0]?.done]).toEqual([50, 95])
  })

  it('are neither slow nor overdue at the very moment of their end', () => {
    const paceAt = (time: string) => orderTimes(order([part()], at('11:50')), ms(time)).parts[0]?.pace
    expect([paceAt('11:43'), paceAt('11:50')]).toEqual(['usual', 'slow'])
  })

  it('a part that takes longer than usual is promised no end, nor one that is overdue', () => {
    const slow = orderTimes(order([part()]), ms('12:30'))
    expect(slow.parts[0]).toMatchObject({ pace: 'slow', expected: undefined })
    expect(slow.now).toBe(95)
    const overdue = orderTimes(order([part()], at('11:50')), ms('12:30'))
    expect(overdue.parts[0]).toMatchObject({ pace: 'overdue', expected: undefined })
    expect(overdue.end.kind).toBe('promised')
    expect(overdue.end.left).toBeLessThan(overdue.now)
  })

  it('a part that waits for data does not move', () => {
    const [stopped] = orderTimes(order([part({ status: 'actionrequired' })]), ms('11:24')).parts
    expect(stopped).toMatchObject({ pace: 'stopped', from: 5, done: 5, expected: undefined })
  })

  it('what was not measured is as long as its card says', () => {
    expect(usualMinutes(part({ usual_minutes: null }))).toBe(30)
    expect(usualMinutes(part({ usual_minutes: null, product_name: 'BailiffCheck' }))).toBe(1)
    expect(usualMinutes(part({ usual_minutes: null, product_name: 'PassportCheck' }))).toBe(1)
    expect(usualMinutes(part({ usual_minutes: null, product_name: 'New' }))).toBe(1)
  })

  it('never leaves the axis, whenever it is looked at', () => {
    for (const time of ['11:12', '11:13', '11:43', '14:00', '23:59']) {
      const { now, end, parts } = orderTimes(order([part(), part({ done_at: at('11:20') })]), ms(time))
      for (const left of [
        now,
        end.left,
        ...parts.flatMap((one) => [one.from, one.done, one.expected ?? 5]),
      ]) {
        expect(left).toBeGreaterThanOrEqual(5)
        expect(left).toBeLessThanOrEqual(95)
      }
    }
  })
})
