import { generateKeyPairSync } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '@proverka/domain/reports'
import { createDocumentHandlers } from '@proverka/server/documents'
import { SAMPLE_OPTIONS } from '@proverka/test-support/sample-reports'

/**
 * Signing of reports: processor time of a worker for the samples of the site, in milliseconds and as a share of what the PDF of
 * the same report takes in the same run, so that a busy machine changes both.
 *
 * Run: `pnpm --filter @proverka/bench run signing`
 */

const SAMPLES = join(import.meta.dirname, '../../../packages/screens/src/pages/checks/samples/reports')
const WARM_UP = 30
const SIGNATURES = 100
const PDFS = 10
const ROUNDS = 5

const handlers = createDocumentHandlers()
const privateKey = generateKeyPairSync('ed25519')
  .privateKey.export({ format: 'pem', type: 'pkcs8' })
  .toString()

const signed = (report: Report): Promise<string> =>
  handlers['sign-report']({
    subject: { kind: 'report', report },
    issuer: 'https://realty.example',
    code: '7K4M92QXAM',
    kid: 'bench',
    privateKey,
    saltKey: 'bench',
  })

/** Milliseconds of processor time, with the collection of garbage. */
async function spent(times: number, work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  for (let count = 0; count < times; count++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN

const rows: Record<string, object> = {}
for (const file of readdirSync(SAMPLES)) {
  const report = JSON.parse(readFileSync(join(SAMPLES, file), 'utf8')) as Report | { readonly parts: unknown }
  if ('parts' in report) continue
  const facts = JSON.stringify({ report, options: SAMPLE_OPTIONS })
  const makePdf = () => handlers['report-pdf'](facts)
  await spent(WARM_UP, () => signed(report))
  await makePdf()
  const rounds: { readonly ms: number; readonly share: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const ms = await spent(SIGNATURES, () => signed(report))
    rounds.push({ ms, share: ms / (await spent(PDFS, makePdf)) })
  }
  const token = await signed(report)
  rows[file.replace('-preview-id.json', '')] = {
    KB: Math.round(token.length / 1000),
    disclosures: token.split('~').length - 2,
    ms: Number(median(rounds.map(({ ms }) => ms)).toFixed(1)),
    'share of its PDF': `${Math.round(median(rounds.map(({ share }) => share)) * 100)} %`,
  }
}
console.table(rows)
