import { describe, expect, it } from 'vitest'
import type { ChainCheck, SignatureCheck, SignerCertificate } from './signature-check.ts'
import { signatureLines } from './signature-lines.ts'

const SIGNER: SignerCertificate = {
  name: 'Образцова Вера',
  issuer: 'Удостоверяющий центр «Образец»',
  validFrom: '2026-01-01T00:00:00.000Z',
  validTo: '2027-01-01T00:00:00.000Z',
  serial: '01',
}
const UNNAMED: SignatureCheck = {
  digest: 'same',
  signature: 'right',
  chain: { links: 'complete', validity: 'within' },
  digestAlgorithm: 'ГОСТ Р 34.11-2012, 256 бит',
  signatureAlgorithm: 'ГОСТ Р 34.10-2012, 256 бит',
}
const CHECK: SignatureCheck = { ...UNNAMED, signer: SIGNER, signedAt: '2026-11-20T08:32:00.000Z' }

const linesOf = (check: SignatureCheck) =>
  signatureLines({ kind: 'checked', check }).map(({ tone, title, text }) => [tone, title, text])

describe('a file without a signature that could be checked', () => {
  it.each([
    ['absent', 'Рядом нет файла .sig. Попросите весь архив Росреестра.'],
    ['unreadable', 'Файл .sig испорчен: это не электронная подпись.'],
  ] as const)('that is %s leaves all three questions open and says why', (kind, reason) => {
    expect(signatureLines({ kind })).toEqual([
      { key: 'digest', tone: 'grey', title: 'Изменен ли файл, не проверено', text: reason },
      { key: 'signature', tone: 'grey', title: 'Подпись не проверена', text: 'Сравнивать не с чем.' },
      { key: 'chain', tone: 'grey', title: 'Кто подписал, не проверено', text: 'Сертификата подписи нет.' },
    ])
  })
})

describe('the line of the digest', () => {
  it.each([
    [
      'same',
      ['green', 'Файл не изменен', 'Отпечаток совпал с подписанным: ГОСТ\u00a0Р\u00a034.11-2012, 256 бит.'],
    ],
    [
      'differs',
      [
        'red',
        'Файл изменен после подписания',
        'Хотя бы один знак не тот, что подписан, или подпись от другого файла.',
      ],
    ],
    [
      'unknown-algorithm',
      [
        'grey',
        'Изменен ли файл, не проверено',
        'Алгоритм отпечатка ГОСТ\u00a0Р\u00a034.11-2012, 256 бит не поддержан.',
      ],
    ],
  ] as const)('says of a digest that is %s what that means for the file', (digest, said) =>
    expect(linesOf({ ...CHECK, digest })[0]).toEqual(said),
  )
})

describe('the line of the signature', () => {
  it.each([
    ['right', ['green', 'Подпись математически верна', 'ГОСТ\u00a0Р\u00a034.10-2012, 256 бит.']],
    ['wrong', ['red', 'Подпись не сходится с сертификатом', 'Ее поставили другим ключом или испортили.']],
    [
      'unknown-algorithm',
      ['grey', 'Подпись не проверена', 'Алгоритм ГОСТ\u00a0Р\u00a034.10-2012, 256 бит не поддержан.'],
    ],
    ['no-certificate', ['grey', 'Подпись не проверена', 'В файле .sig нет сертификата того, кто подписал.']],
  ] as const)('says of a signature that is %s how far it goes', (signature, said) =>
    expect(linesOf({ ...CHECK, signature })[1]).toEqual(said),
  )
})

describe('the line of the certificates', () => {
  const WHO = 'В сертификате: Образцова Вера; выдан: Удостоверяющий центр «Образец».'
  const NETWORK = 'Корень и отзыв сертификата проверяют через сеть, а мы ничего не отправляем.'

  it.each<[links: ChainCheck['links'], said: string]>([
    ['complete', `${WHO} Цепочка внутри файла сошлась до корня. Срок 01.01.2026 — 01.01.2027. ${NETWORK}`],
    ['partial', `${WHO} Сертификата того, кто выдал, в файле нет. Срок 01.01.2026 — 01.01.2027. ${NETWORK}`],
    [
      'unknown-algorithm',
      `${WHO} Алгоритм подписи сертификата не поддержан. Срок 01.01.2026 — 01.01.2027. ${NETWORK}`,
    ],
    ['none', `${WHO} Срок 01.01.2026 — 01.01.2027. ${NETWORK}`],
  ])('leaves open who signed when the links are %s, and names the certificate', (links, text) =>
    expect(linesOf({ ...CHECK, chain: { links, validity: 'within' } })[2]).toEqual([
      'grey',
      'Кто подписал, не доказано',
      text,
    ]),
  )

  it('says that they lead to a trusted root, and that revocation is open', () =>
    expect(
      linesOf({ ...CHECK, chain: { links: 'complete', validity: 'within', isTrusted: true } })[2],
    ).toEqual([
      'green',
      'Цепочка сертификатов ведет к доверенному корню',
      `${WHO} Срок 01.01.2026 — 01.01.2027. Не отозван ли сертификат, не проверено: это проверяют через сеть.`,
    ]))

  it('says that the file does not tell when it was signed', () => {
    const { signedAt: _untold, ...undated } = CHECK
    expect(linesOf({ ...undated, chain: { links: 'complete', validity: 'unknown' } })[2]?.[2]).toBe(
      `${WHO} Цепочка внутри файла сошлась до корня. Срок 01.01.2026 — 01.01.2027, времени подписи в файле нет. ${NETWORK}`,
    )
  })

  it('names the organisation beside the person', () => {
    const signer = { ...SIGNER, organisation: 'Росреестр' }
    expect(linesOf({ ...CHECK, signer })[2]?.[2]).toMatch(
      /^В сертификате: Образцова Вера, Росреестр; выдан: Удостоверяющий центр «Образец»\. /,
    )
  })

  it('warns that one certificate is not signed by the issuer that it names', () => {
    expect(linesOf({ ...CHECK, chain: { links: 'broken', validity: 'within' } })[2]).toEqual([
      'red',
      'Цепочка сертификатов не сходится',
      `${WHO} Сертификат подписан не тем, кто в нем назван.`,
    ])
  })

  it('warns of a certificate that was not valid when the file was signed, and of which day that was', () => {
    const chain = { links: 'complete', validity: 'outside' } as const
    const signedAt = '2027-02-03T09:05:00.000Z'
    expect(linesOf({ ...CHECK, chain, signedAt })[2]).toEqual([
      'orange',
      'Сертификат не действовал в день подписи',
      `${WHO} Действует 01.01.2026 — 01.01.2027, подписано 03.02.2027, 12:05 МСК.`,
    ])
    const { signedAt: _untold, ...undated } = CHECK
    expect(linesOf({ ...undated, chain })[2]?.[2]).toBe(
      `${WHO} Действует 01.01.2026 — 01.01.2027, подписано в другой день.`,
    )
  })

  it('proves nothing without the certificate of the signer', () => {
    const check: SignatureCheck = { ...UNNAMED, chain: { links: 'none', validity: 'unknown' } }
    expect(signatureLines({ kind: 'checked', check })[2]).toEqual({
      key: 'chain',
      tone: 'grey',
      title: 'Кто подписал, не проверено',
      text: 'Сертификата подписи нет.',
    })
  })
})
