import assert from 'node:assert/strict'
import { test } from 'node:test'
import { figuresOf } from './write-figures.mjs'

test('the page of a whole run names each step with what it found and took', () => {
  const page = figuresOf(
    [
      { step: { name: 'types' }, status: 'passed', ms: 61_000 },
      { step: { name: 'server' }, status: 'failed', ms: 400_000 },
      { step: { name: 'requirements' }, status: 'skipped' },
    ],
    500_000,
    { date: '2026-11-23', cores: 2 },
  )
  assert.match(page, /2026-11-23 .* 2 cores · 1 of 3 steps passed in 8 мин 20 с/)
  for (const row of [
    '| types | passed | 1 мин 01 с |',
    '| server | FAILED | 6 мин 40 с |',
    '| requirements | skipped | – |',
  ])
    assert.ok(page.includes(row), row)
})
