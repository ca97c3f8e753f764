import { describe, expect, it } from 'vitest'
import { placeBeside } from './place-beside.ts'

const view = { width: 390, height: 844 }
const popup = { width: 200, height: 100 }
const at = (left: number, top: number) => ({ left, top, width: 40, height: 20 })

describe('placeBeside', () => {
  it('stands 8 px under its anchor, at the wanted edge', () => {
    const under = { popup, view, side: 'bottom', anchor: at(150, 300) } as const
    expect(placeBeside({ ...under, align: 'start' })).toEqual({ left: 150, top: 328, side: 'bottom' })
    expect(placeBeside({ ...under, align: 'center' })).toEqual({ left: 70, top: 328, side: 'bottom' })
    expect(placeBeside({ ...under, anchor: at(250, 300), align: 'end' })).toEqual({
      left: 90,
      top: 328,
      side: 'bottom',
    })
  })

  it('goes to the other side where only that one has room', () => {
    expect(placeBeside({ popup, view, side: 'bottom', align: 'start', anchor: at(20, 780) }).side).toBe('top')
    expect(placeBeside({ popup, view, side: 'top', align: 'start', anchor: at(20, 40) }).side).toBe('bottom')
  })

  it('keeps the wanted side where neither has room', () => {
    const tall = { width: 200, height: 600 }
    expect(placeBeside({ popup: tall, view, side: 'bottom', align: 'start', anchor: at(20, 420) }).side).toBe(
      'bottom',
    )
    expect(placeBeside({ popup: tall, view, side: 'top', align: 'start', anchor: at(20, 420) }).side).toBe(
      'top',
    )
  })

  it('never leaves the window to the left or to the right', () => {
    expect(placeBeside({ popup, view, side: 'bottom', align: 'start', anchor: at(340, 10) }).left).toBe(182)
    expect(placeBeside({ popup, view, side: 'bottom', align: 'end', anchor: at(0, 10) }).left).toBe(8)
    const wide = { width: 500, height: 100 }
    expect(placeBeside({ popup: wide, view, side: 'bottom', align: 'center', anchor: at(9, 9) }).left).toBe(8)
  })
})
