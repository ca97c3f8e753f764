import ts from 'typescript'
import { SERVER_FACTS } from '../src/contract/server-facts.ts'

const LEFT_OUT: ReadonlySet<string> = new Set(SERVER_FACTS)

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * A module of the contract as a client needs it: its endpoints without `SERVER_FACTS`, and each call that makes a schema
 * marked as pure, so that a bundler drops the schemas that nothing uses any more. Lines keep their numbers.
 */
export function leaveOutServerFacts(code: string): string {
  const source = ts.createSourceFile('contract.ts', code, ts.ScriptTarget.Latest, true)
  const edits: Edit[] = []

  function visit(node: ts.Node): void {
    if (ts.isFunctionLike(node)) return
    if (ts.isCallExpression(node)) {
      const start = node.getStart(source)
      edits.push({ start, end: start, text: '/* @__PURE__ */ ' })
    }
    ts.forEachChild(node, (child) => {
      if (isServerFact(child)) edits.push(blank(code, child.getStart(source), child.end))
      else visit(child)
    })
  }
  visit(source)
  return apply(code, edits)
}

/** Whether a node is one of `SERVER_FACTS` in the object that `endpoint` is called with. */
function isServerFact(node: ts.Node): boolean {
  if (!ts.isPropertyAssignment(node) && !ts.isShorthandPropertyAssignment(node)) return false
  const call = node.parent.parent
  return (
    ts.isCallExpression(call) &&
    ts.isIdentifier(call.expression) &&
    call.expression.text === 'endpoint' &&
    ts.isIdentifier(node.name) &&
    LEFT_OUT.has(node.name.text)
  )
}

/** Takes a property out with the comma behind it; its line breaks stay. */
function blank(code: string, start: number, end: number): Edit {
  const after = code[end] === ',' ? end + 1 : end
  return { start, end: after, text: code.slice(start, after).replaceAll(/[^\n]/g, ' ') }
}

function apply(code: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    result += code.slice(at, start) + text
    at = end
  }
  return result + code.slice(at)
}
