import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ROOT } from './root.mjs'
import { SIZED_TESTS } from './server-tests.mjs'
import { parseArguments, planSteps } from './test-plan.mjs'
import { STEPS } from './test-steps.mjs'

const namesOf = (args) => planSteps(parseArguments(args)).map(({ name }) => name)

test('--all runs everything and counts the requirements by results; no argument all but the big steps', () => {
  assert.equal(planSteps(parseArguments(['--all'])).length, STEPS.length)
  const names = namesOf([])
  for (const big of ['server-embedded-whole', 'kit', 'library', 'e2e-rest', 'container'])
    assert.ok(!names.includes(big))
  for (const usual of ['types', 'server', 'stories', 'e2e']) assert.ok(names.includes(usual))
  const countOf = (args) =>
    planSteps(parseArguments(args)).find(({ name }) => name === 'requirements').command
  assert.ok(countOf(['--all']).includes('--results'))
  assert.ok(!countOf([]).includes('--results'))
})

test('--fast leaves out browsers and the embedded database, and then nothing is said of passing', () => {
  const plan = planSteps(parseArguments(['--fast']))
  const names = plan.map(({ name }) => name)
  for (const slow of ['e2e', 'stories', 'kit', 'storybook', 'kit-sizes']) assert.ok(!names.includes(slow))
  assert.ok(names.includes('server') && names.includes('build'))
  assert.ok(!plan.find(({ name }) => name === 'requirements').command.includes('--results'))
})

test('--only takes a step with what it needs, a group, a list, in any spelling', () => {
  assert.deepEqual(namesOf(['--only', 'e2e']), ['build', 'e2e'])
  assert.deepEqual(namesOf(['--only', 'kit']), ['storybook', 'kit'])
  assert.deepEqual(namesOf(['--only=unit:domain,format']), ['format', 'unit:domain'])
  assert.deepEqual(namesOf(['--only', 'requirements']), ['requirements'])
  assert.ok(namesOf(['--only', 'unit']).every((name) => name.startsWith('unit:')))
})

test('a wrong argument says what there is', () => {
  assert.throws(() => parseArguments(['--quick']), /--fast/)
  assert.throws(() => parseArguments(['--only']), /имя шага/)
  assert.throws(() => planSteps(parseArguments(['--only', 'e3e'])), /нет шага «e3e».*e2e/)
})

test('every step has a name of its own, a folder that exists and forerunners that exist', () => {
  const names = STEPS.map(({ name }) => name)
  assert.equal(new Set(names).size, names.length)
  for (const { cwd, needs = [], after = [] } of STEPS) {
    assert.ok(existsSync(join(ROOT, cwd ?? '.')))
    for (const name of [...needs, ...after]) assert.ok(names.includes(name), name)
  }
})

test('the sizes of a step reach its tests: turbo hands on the variables that it knows', () => {
  const { tasks } = JSON.parse(readFileSync(join(ROOT, 'turbo.json'), 'utf8'))
  const byTurbo = STEPS.filter(({ command }) => command.includes('turbo') && command.includes('test'))
  const wanted = byTurbo.flatMap(({ env = {} }) => Object.keys(env))
  assert.ok(wanted.includes('LONG_TESTS'))
  for (const name of wanted) assert.ok(tasks.test.env.includes(name), name)
})

test('each name of a sized test is that of a file', () => {
  const server = join(ROOT, 'apps/server')
  const files = globSync('{src,tests}/**/*.test.ts', { cwd: server })
  for (const name of SIZED_TESTS)
    assert.ok(
      files.some((file) => file.includes(name)),
      `${name}: no such test`,
    )
})
