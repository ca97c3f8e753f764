import { NOT_CHECKED_REASONS } from '@proverka/domain/reports'
import type { NotCheckedReason } from '@proverka/domain/reports'
import { expect, it } from 'vitest'
import { wordsOf } from './passport-answer.tsx'
import type { PassportReply } from './passport-answer.tsx'

const reply = (more: Partial<PassportReply>): PassportReply => ({
  result: 'not-listed',
  reason: null,
  facts: [],
  source: 'МВД',
  answered_at: '2026-11-21T11:06:00.000Z',
  demo: true,
  ...more,
})

it('[LAND-13] only an answer of the register is green, and it does not say whose the passport is', () => {
  const { tone, lines } = wordsOf(reply({}))
  expect(tone).toBe('green')
  expect(lines.join(' ')).toContain('Чей он, реестр не говорит')
})

it('[LAND-13] a listed passport is red, with what the register says of it', () => {
  const { tone, lines } = wordsOf(
    reply({ result: 'listed', facts: [{ label: 'Причина', value: 'изъят, уничтожен' }] }),
  )
  expect(tone).toBe('red')
  expect(lines[0]).toBe('Причина: изъят, уничтожен.')
})

it.each(Object.keys(NOT_CHECKED_REASONS) as NotCheckedReason[])(
  'no answer (%s) is grey and promises neither money nor another try of ours',
  (reason) => {
    const { tone, title, lines } = wordsOf(reply({ result: 'not-checked', reason }))
    expect(tone).toBe('grey')
    expect(title).toMatch(/^Не проверено: /)
    expect(lines.join(' ')).not.toMatch(/деньги|сами/)
  },
)
