import assert from 'node:assert/strict'
import { it } from 'node:test'
import { codeBlocks, exampleProgram, referenceExamples } from './readme-examples.ts'

it('finds the blocks of code in their order', () => {
  assert.deepEqual(codeBlocks('a\n```ts\nf()\n```\nb\n```sh\nls\n```\n```ts\ng()\n```\n'), ['f()\n', 'g()\n'])
})

it('turns a line with a value into a claim and leaves every other line', () => {
  const block =
    "import { f } from 'x'\n\nconst a = 1 // one\nf(a) // { b: 2 }\n// words\nf(\n  a, // first\n)"
  assert.equal(
    exampleProgram(block),
    'import { f } from \'x\'\n\nconst a = 1 // one\nclaim("f(a) // { b: 2 }", f(a), { b: 2 })\n// words\nf(\n  a, // first\n)',
  )
})

it('takes of a page of the reference what is under a heading for examples', () => {
  const page = '### f()\n\n```ts\nfunction f(): void;\n```\n\n#### Example\n\n```ts\nf()\n```\n'
  assert.deepEqual(referenceExamples(page), ['f()\n'])
})
