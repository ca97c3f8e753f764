/*
 * The examples of a README or of a page of the reference, made into a program that checks them. In a block ```ts a line `expression // value` claims
 * that the expression has this value; any other line is taken as it stands.
 */

/** The code blocks of a README, in their order. */
export function codeBlocks(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map((match) => match[1] ?? '')
}

/** The examples of a page of the reference, each under its heading; the other blocks of a page are signatures. */
export function referenceExamples(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^#+ Example\n\n```ts\n([\s\S]*?)^```$/gm)].map((match) => match[1] ?? '')
}

/** The program of one block: it calls `claim(line, actual, expected)` for each line that claims a value. */
export function exampleProgram(block: string): string {
  return block.split('\n').map(claimOf).join('\n')
}

function claimOf(line: string): string {
  const parts = /^(?!import |const |let |\/\/)(\S.*?) \/\/ (.+)$/.exec(line)
  if (parts === null) return line
  const [, expression = '', value = ''] = parts
  return `claim(${JSON.stringify(line)}, ${expression}, ${value})`
}

/**
 * The function that the programs call, as source text: values are the same when their JSON is, and functions of the
 * program may be anything. It throws with the line of the README.
 */
export const CLAIM_SOURCE = `
const text = (value) => JSON.stringify(value === undefined ? 'undefined' : value)
export function claim(line, actual, expected) {
  if (text(actual) !== text(expected)) throw new Error(line + ' — was ' + text(actual))
}
`
