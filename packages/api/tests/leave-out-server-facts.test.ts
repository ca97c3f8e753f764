import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { leaveOutServerFacts } from '../build/leave-out-server-facts.ts'

it('takes out of an endpoint what a client does without, and keeps the lines', () => {
  const given = `
const removed = v.object({ removed: v.literal(true) })
export const orders = {
  removeOrder: endpoint({
    id: 'X-1',
    access: 'user',
    summary: 'Убрать заказ, даже если "errors: []"',
    params: v.object({
      id: idSchema,
    }),
    query,
    reply: removed, errors: ['order/not-found', ...others] }),
}
`
  const spaces = / +/g
  expect(leaveOutServerFacts(given).replaceAll(spaces, ' ').split('\n')).toEqual([
    '',
    'const removed = /* @__PURE__ */ v.object({ removed: /* @__PURE__ */ v.literal(true) })',
    'export const orders = {',
    ' removeOrder: /* @__PURE__ */ endpoint({',
    " id: 'X-1',",
    ' ',
    ' ',
    ' ',
    ' ',
    ' ',
    ' ',
    ' reply: removed, }),',
    '}',
    '',
  ])
})

it('leaves fields of schemas and calls within functions alone', () => {
  const given = `const shape = { body: 1, errors: [] }
const line = (most: number) => v.pipe(v.string(), v.maxLength(most))
`
  expect(leaveOutServerFacts(given)).toBe(given)
})

const modules = globSync('src/contract/**/*.ts', { cwd: `${import.meta.dirname}/..` })

it.each(modules.filter((file) => !/endpoint|server-facts/.test(file)))(
  'finds every endpoint of %s',
  (file) => {
    const left = leaveOutServerFacts(readFileSync(`${import.meta.dirname}/../${file}`, 'utf8'))
    expect(left).not.toMatch(/\b(?:access|summary): '/)
  },
)
