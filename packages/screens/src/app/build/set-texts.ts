import { typograph } from '@proverka/domain'
import type { Plugin } from 'vite'

/**
 * Sources whose texts people read: screens, kit and apps, and what domain has to say on screens. The server and the wire
 * keep the plain spaces, for they read the sources as they are; so do files that a browser writes (`list-files`).
 */
const IS_TEXT_SOURCE = new RegExp(
  [
    String.raw`(?:packages.(?:screens|ui).src|apps.(?:realty|fiz).src)(?!.*(?:masked-input|list-files|\.css)).*\.tsx?$`,
    String.raw`packages.domain.src.(?:navigation.menus|navigation.routes.page-table|legal|checks|orders.catalogue|reports.answers.(?:finance|mileage|missing-data|settle-answer)).*\.ts$`,
  ].join('|'),
)
const IS_SOURCE_OF_TESTS = /\.(?:stories|test)\.tsx?$/
const CYRILLIC = /[а-яё]/i

/** Attributes and properties whose value is no text on a screen. */
const NO_TEXTS = new Set<unknown>([
  'className',
  'href',
  'name',
  'id',
  'key',
  'value',
  'type',
  'path',
  'placeholder',
])

/** Sets the texts of a source at build time, so that no browser does it and no author has to think of it (FIND-11). */
export const setTexts = {
  name: 'set-texts',
  enforce: 'pre',
  transform: {
    filter: { id: IS_TEXT_SOURCE, code: CYRILLIC },
    handler(code, id) {
      if (IS_SOURCE_OF_TESTS.test(id)) return null
      const program = this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' })
      return { code: setProgram(code, program), map: null }
    },
  },
} satisfies Plugin

/** A node of a program, as far as this reads it. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly value?: unknown
  readonly name?: unknown
  readonly operator?: string
  readonly computed?: boolean
  readonly key?: Node
  readonly object?: Node
  readonly callee?: Node
  readonly expression?: Node
  readonly children?: readonly Node[]
}

/** A place in the source, and what it becomes where that does not follow from its text. */
interface Text {
  readonly start: number
  readonly end: number
  readonly set?: string
}

/**
 * The source with its texts set. Spaces alone change, and a line break behind a short word, which a browser would show
 * as a space.
 */
export function setProgram(code: string, program: object): string {
  const texts: Text[] = []
  collect(program, texts)
  let result = code
  for (const { start, end, set = setText(code.slice(start, end)) } of texts.toSorted(lastFirst)) {
    result = result.slice(0, start) + set + result.slice(end)
  }
  return result
}

const lastFirst = (a: Text, b: Text) => b.start - a.start

/** One text as written in a source file. */
function setText(text: string): string {
  if (!CYRILLIC.test(text)) return text
  // JSX joins lines with a space; a line that ends in a short word must not part from the next one.
  // The quote of a literal is no part of its text: the first word follows nothing.
  const [quote = ''] = /^['"`}]?/.exec(text) ?? []
  return (
    quote +
    typograph(
      text
        .slice(quote.length)
        .replace(/(?<=(?:^|[\s(«])(?:[а-яё]{1,2}|для|без|при|про))\s*\n\s+(?=\S)/giu, ' '),
    )
  )
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function collect(node: unknown, texts: Text[]): void {
  if (Array.isArray(node)) {
    for (const item of node) collect(item, texts)
    return
  }
  if (!isNode(node)) return
  if (node.children) collectSpaces(node.children, texts)
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'TSLiteralType':
      return
    case 'JSXText':
    case 'TemplateElement':
      texts.push(node)
      return
    case 'Literal':
      if (typeof node.value === 'string') texts.push(node)
      return
    case 'JSXAttribute':
      if (!NO_TEXTS.has((node.name as Node).name)) collect(node.value, texts)
      return
    case 'Property':
      if (node.computed) collect(node.key, texts)
      if (!NO_TEXTS.has(node.key?.name)) collect(node.value, texts)
      return
    case 'CallExpression':
    case 'NewExpression':
      // What a log says is searched for, too.
      if (isForLog(node.callee)) return
      break
    case 'BinaryExpression':
      // A comparison is with a value, not with what is shown.
      if (/^[!=]==?$/.test(node.operator ?? '')) return
  }
  for (const [key, value] of Object.entries(node)) {
    if (key !== 'type' && typeof value === 'object') collect(value, texts)
  }
}

const isForLog = (callee: Node | undefined): boolean =>
  callee?.name === 'Error' || (callee?.type === 'MemberExpression' && callee.object?.name === 'console')

/** `{' '}` between a short word and what code writes behind it: «до 14:05». */
function collectSpaces(children: readonly Node[], texts: Text[]): void {
  for (const [index, { start, end, type, expression }] of children.entries()) {
    const before = children[index - 1]
    if (type !== 'JSXExpressionContainer' || expression?.value !== ' ' || before?.type !== 'JSXText') continue
    if (typograph(`${String(before.value)} `).endsWith('\u00a0'))
      texts.push({ start, end, set: String.raw`{'\u00a0'}` })
  }
}
