import type { Endpoint } from '@proverka/api/contract'
import { AppError, type ErrorCode } from '@proverka/domain/errors'
import * as v from 'valibot'
import { declaredErrors } from './declared-errors.ts'

/**
 * Outside production an answer that breaks the contract, says more than it, or names an error that is not in it, is a
 * failure here, not a surprise in a browser. Each function throws an `Error` that names the endpoint and the place.
 */
export interface ContractChecker {
  readonly checkReply: (body: object) => void
  readonly checkError: (error: unknown) => void
}

export function createContractChecker(endpoint: Endpoint): ContractChecker {
  const schema = typeof endpoint.reply === 'string' ? undefined : bodySchema(endpoint, endpoint.reply)
  const declared = new Set<ErrorCode>(declaredErrors(endpoint))
  return {
    checkReply(body) {
      if (!schema) return
      const sent: unknown = JSON.parse(JSON.stringify(body))
      const result = v.safeParse(schema, sent)
      if (!result.success) {
        const [issue] = result.issues
        throw broken(`${v.getDotPath(issue)}: ${issue.message}`)
      }
      const extra = findUndeclared(sent, result.output)
      if (extra !== undefined) throw broken(`${extra} is not declared`)
    },
    checkError(error) {
      if (error instanceof AppError && !declared.has(error.code))
        throw new Error(`${endpoint.id} does not declare ${error.code}`, { cause: error })
    },
  }

  function broken(what: string): Error {
    return new Error(`${endpoint.id} answers against its contract: ${what}`)
  }
}

function bodySchema({ envelope, extra }: Endpoint, reply: v.GenericSchema): v.GenericSchema {
  if (envelope === 'bare') return reply
  const body = v.object({ data: reply })
  return extra ? v.intersect([body, extra]) : body
}

/** The path of the first field that was sent and is in no schema: schemas drop what they do not know. */
function findUndeclared(sent: unknown, known: unknown): string | undefined {
  if (typeof sent !== 'object' || sent === null || typeof known !== 'object' || known === null)
    return undefined
  for (const [name, value] of Object.entries(sent)) {
    if (!Object.hasOwn(known, name)) return name
    const inner = findUndeclared(value, (known as Record<string, unknown>)[name])
    if (inner !== undefined) return `${name}.${inner}`
  }
  return undefined
}
