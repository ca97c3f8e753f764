import { typograph } from '@proverka/domain'

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
const NO_TEXTS = new Set(['className', 'href', 'name', 'id', 'key', 'value', 'type', 'path', 'placeholder'])

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
}

/**
 * The source with its texts set. Spaces alone change, and a line break behind a short word, which a browser would show
 * as a space.
 *
 * @param {string} code
 * @param {object} program its tree
 */
export function setProgram(code, program) {
  const texts = []
  collect(program, texts)
  let result = code
  for (const { start, end, set = setText(code.slice(start, end)) } of texts.toSorted(lastFirst)) {
    result = result.slice(0, start) + set + result.slice(end)
  }
  return result
}

const lastFirst = (a, b) => b.start - a.start

/** One text as written in a source file. */
function setText(text) {
  if (!CYRILLIC.test(text)) return text
  // JSX joins lines with a space; a line that ends in a short word must not part from the next one.
  // The quote of a literal is no part of its text: the first word stands behind nothing.
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

function collect(node, texts) {
  if (Array.isArray(node)) {
    for (const item of node) collect(item, texts)
    return
  }
  if (typeof node !== 'object' || node === null || typeof node.type !== 'string') return
  if (Array.isArray(node.children)) collectSpaces(node.children, texts)
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
      if (!NO_TEXTS.has(node.name?.name)) collect(node.value, texts)
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
      if (/^[!=]==?$/.test(node.operator)) return
  }
  for (const [key, value] of Object.entries(node)) {
    if (key !== 'type' && typeof value === 'object') collect(value, texts)
  }
}

const isForLog = ({ type, name, object }) =>
  name === 'Error' || (type === 'MemberExpression' && object.name === 'console')

/** `{' '}` between a short word and what code writes behind it: «до 14:05». */
function collectSpaces(children, texts) {
  for (const [index, { start, end, type, expression }] of children.entries()) {
    const before = children[index - 1]
    if (type !== 'JSXExpressionContainer' || expression.value !== ' ' || before?.type !== 'JSXText') continue
    if (typograph(`${before.value} `).endsWith('\u00a0'))
      texts.push({ start, end, set: String.raw`{'\u00a0'}` })
  }
}
