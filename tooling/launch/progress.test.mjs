import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatDuration } from './duration.mjs'
import { createProgress } from './progress.mjs'

const recorder = () => {
  const out = { text: '', isTTY: false, write: (text) => (out.text += text) }
  return out
}

test('durations read as a person says them', () => {
  assert.deepEqual([40, 9940, 9960, 59_400, 65_000, 605_000].map(formatDuration), [
    '0,0 с',
    '9,9 с',
    '10 с',
    '59 с',
    '1 мин 05 с',
    '10 мин 05 с',
  ])
})

test('each step has its number, its end and its time', async () => {
  const out = recorder()
  let clock = 0
  const progress = createProgress(2, out, () => clock)
  assert.equal(await progress.step('Пакеты', async () => (clock += 3000)), 3000)
  assert.equal(out.text, '[1/2] Пакеты …\n[1/2] Пакеты: готово, 3,0 с\n')
})

test('a step that failed says so and passes the error on', async () => {
  const out = recorder()
  const work = createProgress(1, out).step('Сборка', async () => {
    throw new Error('no')
  })
  await assert.rejects(work, /no/)
  assert.match(out.text, /\[1\/1\] Сборка: не удалось/)
})
