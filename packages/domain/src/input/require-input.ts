import * as v from 'valibot'
import { ruleError } from '../errors/rule-error.ts'

/**
 * Validates the argument of a function that receives values from a form, a store or untyped code: a value of another
 * shape throws the `AppError` 'input/invalid' whose `detail` names the field, never a `TypeError`.
 */
export function requireInput<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  name: string,
): asserts value is v.InferInput<Schema> {
  const { issues } = v.safeParse(schema, value)
  if (issues === undefined) return
  const path = v.getDotPath(issues[0])
  throw ruleError('input/invalid', path === null ? name : `${name}.${path}`)
}
