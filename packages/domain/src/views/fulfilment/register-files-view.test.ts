import { describe, expect, it } from 'vitest'
import type { SignatureCheck, SignatureState } from '../own-extract/signature-check.ts'
import { registerDocumentView, type RegisterFile } from './register-files-view.ts'

const HASH = `9f2c41d0${'0'.repeat(52)}71ab`
const XML: RegisterFile = { kind: 'xml', name: 'report.xml', hash: HASH, size: 86_016 }

const CHECK: SignatureCheck = {
  digest: 'same',
  signature: 'right',
  chain: { links: 'complete', validity: 'within', isTrusted: true },
  digestAlgorithm: 'ГОСТ Р 34.11-2012, 256 бит',
  signatureAlgorithm: 'ГОСТ Р 34.10-2012, 256 бит',
  signer: {
    name: 'Образцова Вера',
    issuer: 'УЦ «Образец»',
    validFrom: '2026-01-01T00:00:00Z',
    validTo: '2027-01-01T00:00:00Z',
    serial: '01',
  },
}

const linesOf = (signature: SignatureState) =>
  registerDocumentView({ files: [XML], signature }, [HASH]).lines.map(({ tone, title }) => [tone, title])

const checked = (check: Partial<SignatureCheck> = {}) =>
  ({ kind: 'checked', check: { ...CHECK, ...check } }) as const

describe('[TRUST-14] the three lines about the signature of a document of the register', () => {
  it('are green where all is proved', () =>
    expect(linesOf(checked())).toEqual([
      ['green', 'Файл не изменен'],
      ['green', 'Подпись математически верна'],
      ['green', 'Цепочка сертификатов ведет к доверенному корню'],
    ]))

  it('leave open who signed without a root that the operator loaded', () =>
    expect(linesOf(checked({ chain: { links: 'complete', validity: 'within' } }))[2]).toEqual([
      'grey',
      'Кто подписал, не доказано',
    ]))

  it('do not let certificates speak for a signature that is wrong or was not checked', () => {
    for (const [signature, tone] of [
      ['wrong', 'red'],
      ['unknown-algorithm', 'grey'],
    ] as const) {
      expect(linesOf(checked({ signature }))[1]?.[0]).toBe(tone)
      expect(linesOf(checked({ signature }))[2]).toEqual(['grey', 'Кто подписал, не доказано'])
    }
  })

  it('say that a file was changed, whoever signed it', () =>
    expect(linesOf(checked({ digest: 'differs' })).map(([tone]) => tone)).toEqual(['red', 'green', 'green']))

  it('are grey without a signature, never green by absence', () =>
    expect(linesOf({ kind: 'absent' })).toEqual([
      ['grey', 'Изменен ли файл, не проверено'],
      ['grey', 'Подпись не проверена'],
      ['grey', 'Кто подписал, не доказано'],
    ]))
})

describe('[FULFIL-09] a document of the register', () => {
  const sourceOf = (hashes: readonly string[]) => {
    const { source } = registerDocumentView({ files: [XML], signature: checked() }, hashes)
    return [source?.tone, source?.title]
  }

  it('is what the report was made from', () =>
    expect(sourceOf([HASH])).toEqual(['green', 'Отчет собран из этого файла']))

  it('say that the report is of another file, or that nothing tells', () => {
    expect(sourceOf(['other'])).toEqual(['orange', 'Отчет собран из другого файла'])
    expect(sourceOf([])).toEqual(['grey', 'Из этого ли файла отчет, не проверено'])
  })

  it('are followed by the files with their sizes', () => {
    const signature = { kind: 'signature', name: 'report.xml.sig', hash: 'b', size: null } as const
    const { files } = registerDocumentView({ files: [XML, signature], signature: checked() }, [HASH])
    expect(files).toEqual([
      {
        hash: HASH,
        name: 'report.xml',
        what: 'Сам документ, его читает программа',
        size: expect.stringMatching(/^84\s/u),
      },
      { hash: 'b', name: 'report.xml.sig', what: 'Электронная подпись', size: 'не указан' },
    ])
  })
})
