import { afterEach, describe, expect, it } from 'vitest'
import { store } from '../../../runtime/state/store.ts'
import { fileOf, sampleKeys, sampleToken } from './sample-reports.ts'
import { openFiles, prefetchChecker, readinessAtom, verificationAtom } from './verify-store.ts'

const own = globalThis.fetch

afterEach(() => {
  globalThis.fetch = own
})

const state = () => store.get(verificationAtom)

describe('the keys that a check needs', () => {
  it('are asked for again by the next file when they did not come with the page', async () => {
    const asked: string[] = []
    globalThis.fetch = async (input) => {
      asked.push(input instanceof Request ? input.url : input.toString())
      throw new TypeError('offline')
    }
    await prefetchChecker(async () => undefined)
    expect(store.get(readinessAtom)).toBe('failed')
    const token = await sampleToken()
    await openFiles([fileOf(token)])
    expect(state()).toMatchObject({ kind: 'refused', place: 'file' })
    expect(asked).toEqual(['/.well-known/jwks.json', '/.well-known/jwks.json'])

    globalThis.fetch = async () => Response.json(await sampleKeys())
    await openFiles([fileOf(token)])
    expect(store.get(readinessAtom)).toBe('ready')
    expect(state()).toMatchObject({ kind: 'file', check: { result: { kind: 'genuine' } } })

    // From then on nothing is asked.
    globalThis.fetch = () => Promise.reject(new TypeError('offline'))
    await openFiles([fileOf('<xml/>', 'extract.xml')])
    expect(state()).toMatchObject({ kind: 'refused', place: 'file' })
    await openFiles([fileOf(token)])
    expect(state()).toMatchObject({ kind: 'file' })
  })
})
