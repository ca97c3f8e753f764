import { issueReport } from '@proverka/report-proof/issue'
import type { UnsignedReport } from '@proverka/report-proof/issue'
import type { Jwks, ProofKey } from '@proverka/report-proof'

/** Signed reports for stories, made in the browser by a key of the tab. */

const person = (text: string) => ({ hide: 'name' as const, text })

const REPORT: UnsignedReport = {
  iss: 'https://realty.example',
  iat: Date.parse('2026-11-24T11:43:00Z') / 1000,
  jti: '7K4M92QXAM',
  v: 1,
  document: {
    title: 'Полная проверка',
    number: '№ 48213',
    version: '',
    updated: '24.11.2026, 14:43 МСК',
    demo: true,
    kind: 'property',
  },
  outline: [
    { id: 'verdict', title: 'Вывод', fixed: true },
    { id: 'object', title: 'Объект и адрес' },
    { id: 'owners', title: 'Собственники' },
    { id: 'encumbrances', title: 'Обременения', fixed: true },
    { id: 'transfers', title: 'Переход прав' },
    { id: 'seller', title: 'Проверка собственника' },
    { id: 'asked', title: 'Кого спросили', fixed: true },
    { id: 'files', title: 'Файлы реестра' },
    { id: 'not-checked', title: 'Что не проверено', fixed: true },
  ],
  parts: [
    [['Есть повод проверить', 'Ипотека в силу закона']],
    [
      ['Кадастровый номер', '00:01:0101001:1047'],
      ['Адрес', 'г. Образцовск, ул. Кленовая, д. 1, кв. 47'],
    ],
    [['1', [person('Ладогин Арсений Петрович'), ', доля 1/1']]],
    [
      ['Ипотека в силу закона', ['с 18.03.2024 до 18.03.2044, должник ', person('Ладогин Арсений Петрович')]],
      ['Запрет, арест', 'не зарегистрировано'],
    ],
    [['18.03.2024', 'купля-продажа']],
    [['Розыск', 'не значится']],
    [['Росреестр', 'ответил 24.11.2026, 14:38']],
    [['extract.xml', 'SHA-256 41d09e7b']],
    [['Брак собственника', 'нет открытого реестра']],
  ].map((rows) => ({ columns: ['Что', 'Значение'], rows })),
  data: {
    report: { object: { cadastralNumber: '00:01:0101001:1047' } },
    verdict: { tone: 'orange', words: 'Есть повод проверить' },
  },
}

/** A key of the tab: a story that was issued by another tab has another one. */
async function createKey() {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  const { x = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  const key: ProofKey = {
    kty: 'OKP',
    crv: 'Ed25519',
    x,
    kid: `story-${x.slice(0, 16)}`,
    issued_at: '2026-06-01',
  }
  return { key, privateKey: pair.privateKey }
}

let own: ReturnType<typeof createKey> | undefined

/** The list of public keys that the page of a story fetches. */
export async function sampleKeys(): Promise<Jwks> {
  own ??= createKey()
  return { keys: [(await own).key] }
}

/** A signed report; `isForeign`: by a key that is not in the list. */
export async function sampleToken({ isForeign = false } = {}): Promise<string> {
  own ??= createKey()
  const { key, privateKey } = await (isForeign ? createKey() : own)
  return issueReport(REPORT, {
    kid: key.kid,
    sign: async (bytes) => new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, bytes)),
    salt: (counter) => btoa(`salt of a story ${counter}`).replaceAll('=', ''),
  })
}

/** The token as a file of that name. */
export const fileOf = (text: string, name = 'report.sd-jwt'): File => new File([text], name)

/** Another report in one section, by one letter. */
export function withChangedSection(token: string, section: number): string {
  const pieces = token.split('~')
  const place = pieces.length - 2 - REPORT.outline.length + section
  const piece = pieces[place] ?? ''
  pieces[place] = piece.slice(0, -4) + (piece.endsWith('A') ? 'B' : 'A').repeat(4)
  return pieces.join('~')
}

/** The list of keys is beside the API: the fake server does not know it. */
export function answerKeys(): void {
  const network = globalThis.fetch
  globalThis.fetch = async (input, init) =>
    typeof input === 'string' && input.endsWith('/jwks.json')
      ? Response.json(await sampleKeys())
      : network(input, init)
}
