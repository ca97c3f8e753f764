import { isAct, permissionOf, type Endpoint } from '@proverka/api/contract'
import type { ErrorCode } from '@proverka/domain/errors'
import { isNewWork } from './new-work.ts'
import { scopeFor } from '../policies/token-scope.ts'

/** Every code that an endpoint can answer with: its own and those of the steps that come before its route. */
export function declaredErrors(endpoint: Endpoint): readonly ErrorCode[] {
  const { method, body, access, idempotent, errors } = endpoint
  const codes: readonly (readonly ErrorCode[])[] = [
    ['input/invalid', 'rate/limit', 'server/unknown', 'server/unavailable'],
    ['auth/token-invalid', 'auth/token-unbound'],
    method === 'GET' ? [] : ['input/too-large'],
    // A body waits for room, a document for a worker, new work for a server that is not full.
    method === 'GET' && endpoint.reply !== 'blob' && !isNewWork(endpoint) ? [] : ['server/busy'],
    body === undefined ? [] : ['input/media-type'],
    isAct(endpoint) ? ['access/cross-site'] : [],
    idempotent ? ['idempotency/conflict'] : [],
    access === 'guest' ? [] : ['auth/token-required'],
    scopeFor(endpoint) === 'read' ? [] : ['access/scope'],
    permissionOf(endpoint) ? ['access/denied', 'staff/factor-needed', 'staff/other-network'] : [],
    errors,
  ]
  return [...new Set(codes.flat())]
}
