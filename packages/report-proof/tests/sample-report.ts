import { createHash, createHmac, generateKeyPairSync, sign as signBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { issueReport } from '../src/issue/index.ts'
import type { Jwks, ProofKey } from '../src/keys.ts'
import type { Cell, ReportPart, UnsignedReport } from '../src/report.ts'

export interface TestKey {
  readonly privateKey: KeyObject
  readonly publicKey: ProofKey
}

export function createKey(retiredAt?: string): TestKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  const kid = createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url')
  const dates = {
    issued_at: '2026-06-01T00:00:00Z',
    ...(retiredAt !== undefined && { retired_at: retiredAt }),
  }
  return { privateKey, publicKey: { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig', ...dates } }
}

export const KEY = createKey()
export const KEYS: Jwks = { keys: [createKey().publicKey, KEY.publicKey] }

const person = (hide: 'name' | 'number' | 'birth', text: string) => ({ hide, text })

const facts = (...rows: readonly (readonly Cell[])[]): ReportPart => ({ columns: ['Что', 'Значение'], rows })

export const REPORT: UnsignedReport = {
  iss: 'https://realty.example',
  iat: 1_795_520_580,
  jti: '7K4M92QXAM',
  v: 1,
  document: {
    title: 'Полная проверка',
    number: '№ 48213',
    version: 'Версия 1',
    updated: '24.11.2026, 14:43 МСК',
    demo: true,
    kind: 'property',
  },
  outline: [
    { id: 'verdict', title: 'Вывод', fixed: true },
    { id: 'object', title: 'Объект и адрес' },
    { id: 'owners', title: 'Правообладатели' },
    { id: 'encumbrances', title: 'Обременения', fixed: true },
    { id: 'seller', title: 'Проверка собственника' },
    { id: 'not-checked', title: 'Что не проверено', fixed: true },
  ],
  parts: [
    facts(['Есть повод проверить', 'Ипотека в силу закона'], ['', 'Отчет справочный и не заменяет выписку']),
    facts(['Кадастровый номер', '00:01:0101001:1047'], ['Адрес', 'г. Образцовск, ул. Кленовая, д. 1']),
    facts(
      ['1', [person('name', 'Иванова Мария Петровна'), ', 1/2']],
      ['2', [person('name', 'Иванов Петр Сергеевич'), ', 1/2, родился ', person('birth', '01.02.1970')]],
    ),
    facts(['Ипотека', ['в пользу банка, должник ', person('name', 'Иванов Петр Сергеевич')]]),
    facts(['Паспорт', [person('number', '00 00 000000')]], ['Розыск', 'не значится']),
    facts(['Брак собственника', 'нет открытого реестра']),
  ],
  data: {
    report: {
      number: 48_213,
      object: { cadastralNumber: '00:01:0101001:1047', area: 54.2 },
      owners: [{ share: '1/2' }],
    },
    verdict: { tone: 'orange', words: 'Есть повод проверить', headline: 'Ипотека в силу закона' },
  },
}

/** Signs as a server would: the salts follow from a secret, the content and the number of the disclosure. */
export function issue(
  report: UnsignedReport = REPORT,
  { privateKey, publicKey }: TestKey = KEY,
): Promise<string> {
  const content = JSON.stringify(report)
  return issueReport(report, {
    kid: publicKey.kid,
    sign: async (bytes) => signBytes(null, bytes, privateKey),
    salt: (counter) =>
      createHmac('sha256', 'secret of the test')
        .update(`${content}${counter}`)
        .digest()
        .subarray(0, 16)
        .toString('base64url'),
  })
}
