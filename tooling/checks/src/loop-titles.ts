import ts from 'typescript'

const ID = /^[A-Z]{2,}-\d+$/
/** Only a file that has such a title is parsed: `test(`[${row.id}] ...`)`. */
const LOOP_TITLE = /\(\s*`\[\$\{/

export interface LoopId {
  readonly id: string
  /** Where it begins in the source. */
  readonly index: number
}

/**
 * The ids of tests that a loop makes: `for (const row of ROWS) test(`[${row.id}] ...`)`, with `id: 'LAND-01'` in the rows
 * of `ROWS`. A row that no title takes its id from is not counted.
 */
export function findLoopIds(source: string): LoopId[] {
  if (!LOOP_TITLE.test(source)) return []
  const file = ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const lists = new Set<ts.ArrayLiteralExpression>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const list = listOfTitle(node.arguments[0])
      if (list) lists.add(list)
    }
    node.forEachChild(visit)
  }
  visit(file)
  return [...lists].flatMap((list) => list.elements.flatMap((row) => idOfRow(row, file)))
}

/** `test` and `it`, not what calls them something else; a skipped one proves nothing. */
function isTest(called: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(called))
    return !/^(?:skip|fixme|todo|step|describe)$/.test(called.name.text) && isTest(called.expression)
  return ts.isIdentifier(called) && /^(?:test|it)$/.test(called.text)
}

/** The list whose rows name the test: of the enclosing loop that declares the id in the brackets. */
function listOfTitle(title: ts.Expression | undefined): ts.ArrayLiteralExpression | undefined {
  if (!title || !ts.isTemplateExpression(title) || title.head.text !== '[') return undefined
  const [span] = title.templateSpans
  if (!span?.literal.text.startsWith(']')) return undefined
  for (let node: ts.Node = title; !ts.isSourceFile(node); node = node.parent)
    if (ts.isForOfStatement(node) && declaresId(node.initializer, span.expression))
      return arrayOf(node.expression)
  return undefined
}

/** Whether a loop over rows declares it: `row` of `row.id`, or `{ id }` of `id`. */
function declaresId(initializer: ts.ForInitializer, id: ts.Expression): boolean {
  const name = ts.isVariableDeclarationList(initializer) ? initializer.declarations[0]?.name : undefined
  if (!name) return false
  if (ts.isIdentifier(name))
    return ts.isPropertyAccessExpression(id) && id.name.text === 'id' && id.expression.getText() === name.text
  return (
    ts.isObjectBindingPattern(name) &&
    ts.isIdentifier(id) &&
    id.text === 'id' &&
    name.elements.some((element) => !element.propertyName && element.name.getText() === 'id')
  )
}

/** The array that an expression names: written there, or in a `const` of the file. */
function arrayOf(expression: ts.Expression): ts.ArrayLiteralExpression | undefined {
  if (ts.isArrayLiteralExpression(expression)) return expression
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression))
    return arrayOf(expression.expression)
  if (!ts.isIdentifier(expression)) return undefined
  const declared = expression
    .getSourceFile()
    .statements.filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === expression.text)
  return declared?.initializer && arrayOf(declared.initializer)
}

function idOfRow(row: ts.Expression, file: ts.SourceFile): LoopId[] {
  if (!ts.isObjectLiteralExpression(row)) return []
  return row.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) &&
    property.name.getText() === 'id' &&
    ts.isStringLiteralLike(property.initializer) &&
    ID.test(property.initializer.text)
      ? [{ id: property.initializer.text, index: property.initializer.getStart(file) }]
      : [],
  )
}
