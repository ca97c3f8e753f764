import { documentSignatureLines } from '@proverka/domain/views'
import { createTestSigner } from '@proverka/gost-signature/signer'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { recheckDocument, type DownloadedFile } from './recheck.ts'

const { root, sign } = createTestSigner('Корень', 'Росреестр')
const ROOTS = `-----BEGIN CERTIFICATE-----\n${Buffer.from(root).toString('base64')}\n-----END CERTIFICATE-----\n`
const XML = new Uint8Array(Buffer.from('<extract>Собственность</extract>'))

const file = (kind: DownloadedFile['kind'], name: string, bytes: Uint8Array): DownloadedFile => ({
  kind,
  name,
  bytes,
})
const tones = (files: readonly DownloadedFile[], roots = ROOTS) =>
  documentSignatureLines(recheckDocument({ files, roots })).map(({ tone }) => tone)

const changed = (bytes: Uint8Array, at: number) =>
  bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))

describe('[TRUST-14] a browser that checks a bought document once more', () => {
  const signature = file('signature', 'a.xml.sig', sign(XML))

  it('answers as the server does, up to the roots that the operator loaded', () => {
    const files = [file('xml', 'a.xml', XML), signature]
    expect(tones(files)).toEqual(['green', 'green', 'green'])
    expect(tones(files, '')).toEqual(['green', 'green', 'grey'])
  })

  it('finds each changed byte of the document', () => {
    for (let at = 0; at < XML.length; at += 1)
      expect(tones([file('xml', 'a.xml', changed(XML, at)), signature])[0]).toBe('red')
  })

  it('does not call a signature right of which a byte was changed', () => {
    const { bytes } = signature
    // The value of the signature is its end.
    for (let at = bytes.length - 64; at < bytes.length; at += 1) {
      const answer = tones([file('xml', 'a.xml', XML), file('signature', 'a.sig', changed(bytes, at))])
      expect(answer).toEqual(['green', 'red', 'grey'])
    }
  })

  it('checks a signed archive, and that the document is in it unchanged', () => {
    const archive = zipSync({ 'a.xml': XML })
    const seal = [file('signature', 'a.zip.sig', sign(archive)), file('archive', 'a.zip', archive)]
    expect(tones([file('xml', 'a.xml', XML), ...seal])).toEqual(['green', 'green', 'green'])
    expect(tones([file('xml', 'a.xml', changed(XML, 3)), ...seal])[0]).toBe('red')
  })

  it('leaves all of it open without a signature, or with bytes that are none', () => {
    expect(tones([file('xml', 'a.xml', XML)])).toEqual(['grey', 'grey', 'grey'])
    const none = file('signature', 'a.sig', new Uint8Array([1, 2, 3]))
    expect(tones([file('xml', 'a.xml', XML), none])).toEqual(['grey', 'grey', 'grey'])
  })
})
