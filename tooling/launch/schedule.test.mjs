import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { runSchedule } from './schedule.mjs'

const run = async (steps, capacity, failing = []) => {
  const events = []
  let load = 0
  let peak = 0
  const results = await runSchedule(steps, capacity, async (step) => {
    events.push(`+${step.name}`)
    load += Math.min(step.weight ?? 1, capacity)
    peak = Math.max(peak, load)
    await wait(step.time ?? 5)
    load -= Math.min(step.weight ?? 1, capacity)
    events.push(`-${step.name}`)
    return { status: failing.includes(step.name) ? 'failed' : 'passed' }
  })
  return {
    events,
    peak,
    statuses: Object.fromEntries(results.map(({ step, status }) => [step.name, status])),
  }
}

test('side by side up to the capacity, a heavy step alone', async () => {
  const steps = [
    { name: 'a' },
    { name: 'b' },
    { name: 'c', weight: 2 },
    { name: 'd' },
    { name: 'e', weight: 9 },
  ]
  const { peak, statuses } = await run(steps, 2)
  assert.equal(peak, 2)
  assert.deepEqual(Object.values(statuses), Array(5).fill('passed'))
})

test('a step waits for what it needs and for what it comes after', async () => {
  const steps = [
    { name: 'last', after: ['slow'] },
    { name: 'e2e', needs: ['build'] },
    { name: 'build' },
    { name: 'slow', time: 20 },
  ]
  const { events } = await run(steps, 4)
  assert.ok(events.indexOf('-build') < events.indexOf('+e2e'))
  assert.ok(events.indexOf('-slow') < events.indexOf('+last'))
})

test('what stands behind a failure is skipped, everything else still runs', async () => {
  const steps = [
    { name: 'build' },
    { name: 'e2e', needs: ['build'] },
    { name: 'count', after: ['e2e'] },
    { name: 'lint' },
  ]
  const { statuses } = await run(steps, 2, ['build'])
  assert.deepEqual(statuses, { build: 'failed', e2e: 'skipped', count: 'skipped', lint: 'passed' })
})

test('a forerunner that does not take part is not waited for', async () => {
  assert.deepEqual((await run([{ name: 'count', after: ['e2e'] }], 2)).statuses, { count: 'passed' })
})

test('a circle is an error and not an endless wait', async () => {
  await assert.rejects(
    run(
      [
        { name: 'a', needs: ['b'] },
        { name: 'b', needs: ['a'] },
      ],
      2,
    ),
    /a, b/,
  )
})
