import { expect, it } from 'vitest'
import { setProgram, setTexts } from './set-texts.ts'

/** A tree with one node for each of the texts, in their order. */
function treeOf(code: string, nodes: readonly { type: string; text: string; [key: string]: unknown }[]) {
  return {
    type: 'Program',
    body: nodes.map(({ text, ...node }) => {
      const start = code.indexOf(text)
      const leaf = { type: 'Literal', value: text, start, end: start + text.length }
      return node.type === 'Literal' || node.type === 'JSXText'
        ? { ...leaf, ...node, start, end: start + text.length, value: text }
        : { ...node, value: leaf }
    }),
  }
}

it('sets spaces behind short words and before a dash and a unit', () => {
  const code = `<p>Отчет в PDF — за 99 ₽</p>`
  const tree = treeOf(code, [{ type: 'JSXText', text: 'Отчет в PDF — за 99 ₽' }])
  expect(setProgram(code, tree)).toBe(`<p>Отчет в\u00a0PDF\u00a0— за\u00a099\u00a0₽</p>`)
})

it('sets the first word of a literal, whatever its quote', () => {
  for (const text of [`'О сервисе'`, `"О сервисе"`]) {
    expect(setProgram(text, treeOf(text, [{ type: 'Literal', text }]))).toBe(text.replace(' ', '\u00a0'))
  }
})

it('keeps a short word at the end of a line with the next line', () => {
  const text = 'Собственники и\n      обременения\n      объекта'
  const code = `<p>${text}</p>`
  expect(setProgram(code, treeOf(code, [{ type: 'JSXText', text }]))).toBe(
    '<p>Собственники и\u00a0обременения\n      объекта</p>',
  )
})

it('keeps a short word with what code writes behind it', () => {
  const code = `<p>Работает до{' '}\n{day}. Всего{' '}\n{count}</p>`
  const partOf = (type: string, text: string, rest: object) => {
    const start = code.indexOf(text, text === "{' '}" && 'second' in rest ? 20 : 0)
    return { type, start, end: start + text.length, ...rest }
  }
  const tree = {
    type: 'JSXElement',
    children: [
      partOf('JSXText', 'Работает до', { value: 'Работает до' }),
      partOf('JSXExpressionContainer', "{' '}", { expression: { value: ' ' } }),
      partOf('JSXExpressionContainer', '{day}', { expression: { type: 'Identifier' } }),
      partOf('JSXText', '. Всего', { value: '. Всего' }),
      partOf('JSXExpressionContainer', "{' '}", { expression: { value: ' ' }, second: true }),
    ],
  }
  expect(setProgram(code, tree)).toBe(`<p>Работает до{'\\u00a0'}\n{day}. Всего{' '}\n{count}</p>`)
})

it('leaves alone what is no text on a screen', () => {
  const code = `{ value: 'г. Москва и область' } a === 'в работе' 'no Russian' new Error('не пришло') console.error('не вышло')`
  const tree = {
    type: 'Program',
    body: [
      ...treeOf(code, [
        { type: 'Property', key: { name: 'value' }, text: `'г. Москва и область'` },
        { type: 'Literal', text: `'no Russian'` },
      ]).body,
      { ...treeOf(code, [{ type: 'BinaryExpression', operator: '===', text: `'в работе'` }]).body[0] },
      ...treeOf(code, [
        { type: 'NewExpression', callee: { type: 'Identifier', name: 'Error' }, text: `'не пришло'` },
        {
          type: 'CallExpression',
          callee: { type: 'MemberExpression', object: { name: 'console' } },
          text: `'не вышло'`,
        },
      ]).body,
    ],
  }
  expect(setProgram(code, tree)).toBe(code)
})

it('takes screens, kit, apps and their content, but no stories, no tests and nothing of the wire', () => {
  const { id } = setTexts.transform.filter
  for (const file of [
    '/x/packages/screens/src/landing/landing-page.tsx',
    '/x/packages/screens/src/landing/content/proverka-fssp.ts',
    '/x/packages/ui/src/forms/login-form/login-form.tsx',
    '/x/apps/realty/src/home/questions.ts',
    '/x/packages/domain/src/navigation/menus/footer-menu.ts',
    '/x/packages/domain/src/checks/checks.ts',
    '/x/packages/domain/src/navigation/routes/page-table.ts',
    '/x/packages/domain/src/reports/answers/missing-data.ts',
    '/x/packages/screens/src/payment/outcome-words.ts',
  ])
    expect(file).toMatch(id)
  for (const file of [
    '/x/packages/domain/src/money/format-money.ts',
    '/x/packages/screens/src/wholesale/list-files.ts',
    '/x/packages/ui/src/fields/masked-input/pasted/money-pasted.ts',
  ])
    expect(file).not.toMatch(id)
})
