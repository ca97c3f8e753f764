import ts from 'typescript'

/** The advice to designers that a stories file carries in `parameters.guide`; a part that is not plain text is absent. */
export interface Guide {
  /** What the part is, in a sentence. */
  about?: string
  use?: string
  avoid?: string
}

/** Reads the guide of the default export, written as it is or as a constant, with `satisfies` or `as` or without. */
export function readGuide(source: string): Guide {
  const file = ts.createSourceFile('x.stories.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const exported = file.statements.find(ts.isExportAssignment)?.expression
  const meta = exported && toObject(exported, file)
  const guide = ['parameters', 'guide'].reduce<ts.ObjectLiteralExpression | undefined>((object, name) => {
    const value = object && propertyOf(object, name)
    return value && toObject(value, file)
  }, meta)
  if (!guide) return {}
  const [about, use, avoid] = ['about', 'use', 'avoid'].map((name) => textOf(propertyOf(guide, name)))
  return { ...(about && { about }), ...(use && { use }), ...(avoid && { avoid }) }
}

function toObject(expression: ts.Expression, file: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(expression)) return expression
  if (
    ts.isSatisfiesExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isParenthesizedExpression(expression)
  ) {
    return toObject(expression.expression, file)
  }
  if (!ts.isIdentifier(expression)) return undefined
  const declaration = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => ts.isIdentifier(name) && name.text === expression.text)
  return declaration?.initializer && toObject(declaration.initializer, file)
}

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  return object.properties
    .filter(ts.isPropertyAssignment)
    .find((property) => !ts.isComputedPropertyName(property.name) && property.name.text === name)?.initializer
}

function textOf(value: ts.Expression | undefined): string | undefined {
  return value && ts.isStringLiteralLike(value) ? value.text.trim() : undefined
}
