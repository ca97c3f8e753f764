import { describe, expect, it } from 'vitest'
import { WAITING, WATCHED } from '../../../stories/sample-overview.ts'
import type { WaitingTask } from './data.ts'
import { filesRowOf, alertRowOf } from './alert-rows.ts'

const AT = '2026-11-28T15:40:00.000Z'

describe('lines of the watch-outs', () => {
  it('name their source and time, and each leads somewhere', () => {
    const lines = WATCHED.watch_outs.map(alertRowOf)
    for (const { source, at, href } of lines) {
      expect(source).not.toBe('')
      expect(at).toMatch(/\d\d\.\d\d\.20\d\d, \d\d:\d\d/)
      expect(href).toMatch(/^\//)
    }
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
  })

  it('say until when in the time of Moscow', () => {
    expect(alertRowOf({ kind: 'tariff-ending', name: 'Базовый', at: AT }).at).toContain('28.11.2026, 18:40')
  })
})

describe('files that go soon', () => {
  const task = (number: number): WaitingTask => ({
    ...WAITING.tasks[0]!,
    kind: 'files',
    until: AT,
    order: { ...WAITING.tasks[0]!.order, number, orderId: `order-${number}` },
  })

  it('are one line that leads to the order, or to all of them', () => {
    expect(filesRowOf([task(10_482)])).toMatchObject({
      title: expect.stringMatching(/10\s482/),
      href: '/order/order-10482/',
    })
    expect(filesRowOf([task(10_482), task(10_500)])).toMatchObject({
      title: 'Удалим файлы 2\u00a0заказов',
      href: '/user/orders/',
    })
  })

  it('are no line when none are left over', () => {
    expect(filesRowOf(WAITING.tasks)).toBeUndefined()
  })
})
