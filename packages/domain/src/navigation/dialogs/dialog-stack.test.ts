import { expect, it } from 'vitest'
import { DIALOG_CLOSE_MS, dialogTransition } from './dialog-stack.ts'
import type { DialogEvent, DialogStack } from './dialog-stack.ts'

const open = (id: string, dismissable = true): DialogEvent => ({
  kind: 'opened',
  dialog: { id, dismissable },
})
const run = (...events: DialogEvent[]): DialogStack => events.reduce<DialogStack>(dialogTransition, [])
const ids = (stack: DialogStack): readonly string[] => stack.map(({ id }) => id)

it('closes the top dialog only', () => {
  expect(ids(run(open('a'), open('b'), { kind: 'dismissed' }))).toEqual(['a'])
  expect(ids(run(open('a'), open('b'), open('c'), { kind: 'dismissed' }))).toEqual(['a', 'b'])
  expect(ids(run(open('a'), open('b'), open('c', false), { kind: 'dismissed' }))).toEqual(['a', 'b', 'c'])
  expect(ids(run({ kind: 'dismissed' }))).toEqual([])
})

it('does not dismiss a dialog that submits', () => {
  const busy: DialogEvent = { kind: 'dismissable-changed', id: 'b', dismissable: false }
  expect(ids(run(open('a'), open('b'), busy, { kind: 'dismissed' }))).toEqual(['a', 'b'])
  expect(ids(run(open('a', false), { kind: 'dismissed' }))).toEqual(['a'])
  expect(run(open('a'), open('b'), busy)[0]).toEqual({ id: 'a', dismissable: true })
})

it('closes any dialog by its id, or all of them', () => {
  expect(ids(run(open('a'), open('b'), { kind: 'closed', id: 'a' }))).toEqual(['b'])
  expect(ids(run(open('a'), open('b'), { kind: 'all-closed' }))).toEqual([])
})

it('brings a dialog that opens again to the top', () => {
  expect(ids(run(open('a'), open('b'), open('a')))).toEqual(['b', 'a'])
})

it('[CONST-29] closes a dialog in 320 ms', () => {
  expect(DIALOG_CLOSE_MS).toBe(320)
})
