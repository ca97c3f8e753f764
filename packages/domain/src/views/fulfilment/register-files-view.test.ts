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

const linesOf = (signature: SignatureState, hashes: readonly string[] = [HASH]) =>
  registerDocumentView({ files: [XML], signature }, hashes).lines.map(({ tone, title }) => [tone, title])

const checked = (check: Partial<SignatureCheck> = {}) =>
  ({ kind: 'checked', check: { ...CHECK, ...check } }) as const

describe('[FULFIL-09] the three lines about a document of the register', () => {
  it('are green where all is proved', () =>
    expect(linesOf(checked())).toEqual([
      ['green', 'Файл не изменен'],
      ['green', 'Цепочка сертификатов ведет к доверенному корню'],
      ['green', 'Отчет собран из этого файла'],
    ]))

  it('leave open who signed without a root that the operator loaded', () =>
    expect(linesOf(checked({ chain: { links: 'complete', validity: 'within' } }))[1]).toEqual([
      'grey',
      'Кто подписал, не доказано',
    ]))

  it('do not let certificates speak for a signature that is wrong or was not checked', () => {
    expect(linesOf(checked({ signature: 'wrong' }))[1]?.[0]).toBe('red')
    expect(linesOf(checked({ signature: 'unknown-algorithm' }))[1]?.[0]).toBe('grey')
  })

  it('are grey without a signature, never green by absence', () =>
    expect(linesOf({ kind: 'absent' })).toEqual([
      ['grey', 'Изменен ли файл, не проверено'],
      ['grey', 'Кто подписал, не доказано'],
      ['green', 'Отчет собран из этого файла'],
    ]))

  it('say that the report is of another file, or that nothing tells', () => {
    expect(linesOf(checked(), ['other'])[2]).toEqual(['orange', 'Отчет собран из другого файла'])
    expect(linesOf(checked(), [])[2]).toEqual(['grey', 'Из этого ли файла отчет, не проверено'])
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
