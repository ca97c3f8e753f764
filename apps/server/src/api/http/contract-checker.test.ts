import { endpoint } from '@proverka/api/contract'
import { appError } from '@proverka/domain/errors'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { createContractChecker } from './contract-checker.ts'

const declared = endpoint({
  id: 'TEST-1',
  method: 'POST',
  path: '/thing',
  access: 'staff:orders.read',
  body: v.object({}),
  reply: v.object({ list: v.array(v.object({ id: v.string() })), note: v.optional(v.string()) }),
  extra: v.object({ jwt: v.optional(v.object({ token: v.string() })) }),
  errors: ['order/not-found'],
})

const checkReply = (body: object) => () => createContractChecker(declared).checkReply(body)
const checkError = (error: unknown) => () => createContractChecker(declared).checkError(error)

describe('the contract checker', () => {
  it('lets pass what is declared, in the envelope and beside the data', () => {
    expect(checkReply({ data: { list: [{ id: '1' }] } })).not.toThrow()
    expect(checkReply({ data: { list: [], note: undefined }, jwt: { token: 't' } })).not.toThrow()
  })

  it.each<[string, object, string]>([
    ['a field that is missing', { data: {} }, 'data.list'],
    ['a field of another type', { data: { list: [{ id: 1 }] } }, 'data.list.0.id'],
    ['a sibling of the data of another shape', { data: { list: [] }, jwt: {} }, 'jwt.token'],
  ])('refuses %s', (_, body, path) => {
    expect(checkReply(body)).toThrow(`TEST-1 answers against its contract: ${path}: `)
  })

  it.each<[string, object, string]>([
    ['in the data', { data: { list: [], secret: 1 } }, 'data.secret'],
    ['in a list', { data: { list: [{ id: '1', hash: 'x' }] } }, 'data.list.0.hash'],
    ['beside the data', { data: { list: [] }, token: 't' }, 'token'],
    ['in a sibling', { data: { list: [] }, jwt: { token: 't', key: 'k' } }, 'jwt.key'],
  ])('refuses a field that no schema names, %s', (_, body, path) => {
    expect(checkReply(body)).toThrow(`TEST-1 answers against its contract: ${path} is not declared`)
  })

  it('knows an answer without an envelope, and says nothing of a file', () => {
    const bare = createContractChecker({ ...declared, envelope: 'bare', extra: undefined })
    expect(() => bare.checkReply({ list: [] })).not.toThrow()
    expect(() => bare.checkReply({ data: { list: [] } })).toThrow('TEST-1')
    const file = createContractChecker({ ...declared, reply: 'blob' })
    expect(() => file.checkReply({ any: 'thing' })).not.toThrow()
  })

  it.each(['order/not-found', 'access/denied', 'access/cross-site', 'input/media-type'] as const)(
    'lets an error pass that the endpoint or a step before it declares: %s',
    (code) => expect(checkError(appError(code))).not.toThrow(),
  )

  it('refuses an error that is declared nowhere; a fault is no error of the contract', () => {
    expect(checkError(appError('payer/not-found'))).toThrow('TEST-1 does not declare payer/not-found')
    expect(checkError(new TypeError('x'))).not.toThrow()
  })
})
