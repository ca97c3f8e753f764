import { expect, it } from 'vitest'
import { checkSignature } from '../src/index.ts'
import { createTestSigner } from '../src/signer.ts'

const FILE = new TextEncoder().encode('<extract/>')

it('makes signatures that are right, whose chain leads to its authority', () => {
  const { root, sign } = createTestSigner('Корень', 'Росреестр')
  expect(checkSignature(FILE, sign(FILE), undefined, [root])).toMatchObject({
    digest: 'same',
    signature: 'right',
    chain: { links: 'complete', validity: 'within', isTrusted: true },
    signer: { name: 'Росреестр', issuer: 'Корень' },
  })
  const other = createTestSigner('Другой корень', 'Росреестр')
  expect(checkSignature(FILE, sign(FILE), undefined, [other.root]).chain.isTrusted).toBeUndefined()
  expect(checkSignature(new TextEncoder().encode('<b/>'), sign(FILE)).digest).toBe('differs')
})
