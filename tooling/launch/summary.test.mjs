import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failurePlaces, stepLine, summarise } from './summary.mjs'

const step = (name) => ({ name, title: `о ${name}` })

test('places are the lines that lead to the fault, without colours and repeats', () => {
  const output = [
    '\x1b[31m FAIL \x1b[0m src/inn.test.ts > refuses a letter',
    ' FAIL  src/inn.test.ts > refuses a letter',
    ' ✓ src/kpp.test.ts (3 tests)',
    '  1) [realty-mobile] › both/pay.e2e.ts:12:5 › pays',
    'src/a.ts(3,5): error TS2322: Type',
    '   ,-[packages/ui/src/a.tsx:4:1]',
    'Duration 2 s',
  ].join('\n')
  assert.deepEqual(failurePlaces(output), [
    'FAIL  src/inn.test.ts > refuses a letter',
    '1) [realty-mobile] › both/pay.e2e.ts:12:5 › pays',
    'src/a.ts(3,5): error TS2322: Type',
    ',-[packages/ui/src/a.tsx:4:1]',
  ])
})

test('the end tells times from the slowest on, what failed, where, and how to run it alone', () => {
  const text = summarise(
    [
      { step: step('lint'), status: 'passed', ms: 900 },
      {
        step: step('build'),
        status: 'failed',
        ms: 65_000,
        output: 'src/a.ts(3,5): error TS1: x',
        log: 'logs/build.log',
      },
      { step: step('e2e'), status: 'skipped', because: ['build'] },
    ],
    66_000,
  )
  assert.ok(text.indexOf('✖ build') < text.indexOf('✔ lint'))
  assert.match(text, /1 мин 05 с/)
  assert.match(text, /Не прошло: 1 из 3/)
  assert.match(text, /error TS1/)
  assert.match(text, /весь вывод: logs\/build\.log\n\s+отдельно: npm test -- --only build/)
  assert.match(text, /Пропущено из-за этого: e2e/)
})

test('when all is well the end says so', () => {
  assert.match(summarise([{ step: step('lint'), status: 'passed', ms: 900 }], 1000), /Все шаги прошли: 1\./)
})

test('the line of a step says why it was skipped or that it took too long', () => {
  assert.equal(
    stepLine({ step: step('e2e'), status: 'skipped', because: ['build'] }),
    '– e2e (о e2e): пропущен, не прошло: build',
  )
  assert.match(
    stepLine({ step: step('e2e'), status: 'failed', ms: 1, isLate: true }),
    /остановлен по времени/,
  )
})
