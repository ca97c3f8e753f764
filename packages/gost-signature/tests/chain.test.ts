import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readElement } from '../src/der.ts'
import { checkSignature, readRoot } from '../src/index.ts'

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)))
const MESSAGE = fixture('message.txt')

/** The certificates in a signature, as they are encoded. */
function certificatesIn(name: string): readonly Uint8Array[] {
  const [, wrapper] = readElement(fixture(name)).children
  const found = wrapper?.children[0]?.children.find(({ isContext, tag }) => isContext && tag === 0)
  return (found?.children ?? []).map(({ raw }) => raw)
}

/** Whether a certificate has signed itself: the names of issuer and subject are the same. */
function isRoot(bytes: Uint8Array): boolean {
  const { issuer, subject } = readRoot(bytes)
  return Buffer.compare(issuer.raw, subject.raw) === 0
}

const rootsOf = (name: string) => certificatesIn(name).filter(isRoot)

describe('a chain', () => {
  const chainOf = (name: string, roots: readonly Uint8Array[]) =>
    checkSignature(MESSAGE, fixture(name), undefined, roots).chain

  it('leads to a root that the caller trusts, in the file or beside it', () => {
    const roots = rootsOf('256-A.sig')
    expect(roots).toHaveLength(1)
    for (const name of ['256-A.sig', 'without-issuer.sig'])
      expect(chainOf(name, roots)).toEqual({ links: 'complete', validity: 'within', isTrusted: true })
    const pem = `-----BEGIN CERTIFICATE-----\n${Buffer.from(roots[0] ?? []).toString('base64')}\n-----END CERTIFICATE-----`
    expect(chainOf('256-A.sig', [new TextEncoder().encode(pem)]).isTrusted).toBe(true)
  })

  it('is not trusted for being complete, nor by the certificate of the signer or another root', () => {
    const own = certificatesIn('256-A.sig').filter((bytes) => !isRoot(bytes))
    for (const roots of [[], own, rootsOf('256-B.sig')])
      expect(chainOf('256-A.sig', roots)).toEqual({ links: 'complete', validity: 'within' })
    expect(chainOf('foreign-issuer.sig', rootsOf('256-B.sig')).isTrusted).toBeUndefined()
  })

  it('is not trusted when nothing says that its certificates were valid', () => {
    expect(chainOf('without-attributes.sig', rootsOf('256-A.sig')).isTrusted).toBeUndefined()
  })
})
