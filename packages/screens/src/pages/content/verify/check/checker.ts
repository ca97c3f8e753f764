import { checkFile, FILE_LIMIT, prepareVerifier, verifyReport } from '@proverka/report-proof'
import type { FileCheck, Jwks, ReportCheck } from '@proverka/report-proof'
import type { Verification } from '../verify-state.ts'

let keys: Jwks | undefined

/** Fetches the public keys, once for the life of the tab, and what this browser needs to use them. */
export async function prepare(): Promise<void> {
  const [loaded] = await Promise.all([loadKeys(), prepareVerifier()])
  keys = loaded
}

async function loadKeys(): Promise<Jwks> {
  const reply = await fetch('/.well-known/jwks.json', { headers: { accept: 'application/json' } })
  if (!reply.ok) throw new Error(`Открытые ключи: ответ ${reply.status}`)
  const loaded = (await reply.json()) as Partial<Jwks> | null
  if (!Array.isArray(loaded?.keys)) throw new Error('Открытые ключи: ответ другого вида')
  return { keys: loaded.keys }
}

/** Says what a signed report is; the keys are fetched once. */
export async function checkToken(token: string): Promise<ReportCheck> {
  if (!keys) await prepare()
  return verifyReport(token, keys ?? { keys: [] })
}

/** Checks a file with the keys that are here: no request is made. */
export async function checkOnDevice(file: File): Promise<Verification> {
  const bytes = file.size > FILE_LIMIT ? undefined : await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return refused(file.size > FILE_LIMIT ? TOO_LARGE : UNREADABLE)
  const check = await checkFile(new Uint8Array(bytes), keys ?? { keys: [] })
  const text = refusalText(check)
  if (text !== undefined) return refused(text)
  const checkedAt = new Date().toISOString()
  return { kind: 'file', fileName: file.name, checkedAt, check, comparison: { kind: 'not-asked' } }
}

const refused = (text: string): Verification => ({ kind: 'refused', place: 'file', text })

/** What is no answer about a document: the file is none, or this page cannot read it. */
function refusalText({ result }: FileCheck): string | undefined {
  switch (result.kind) {
    case 'unreadable':
      return NOT_A_REPORT
    case 'newer-format':
      return 'Отчет подписан нами, но этой вкладке незнаком его формат. Обновите страницу и положите файл еще раз.'
    case 'refused':
      if (result.reason === 'not-a-report') return NOT_A_REPORT
      if (result.reason === 'archive') return ARCHIVE
      return result.reason === 'too-large' ? TOO_LARGE : undefined
    default:
      return undefined
  }
}

const NOT_A_REPORT = 'Это не отчет. Положите PDF, JSON или подписанный файл report.sd-jwt.'
const ARCHIVE = 'Это архив. Распакуйте его и положите PDF или JSON: каждый из них подписан.'
const TOO_LARGE = 'Файл больше 64\u00a0МБ, таких отчетов нет.'
const UNREADABLE = 'Файл не читается. Возможно, его переместили: выберите еще раз.'
