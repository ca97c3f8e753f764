import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '@proverka/domain/reports'
import type { OrderFacts } from '@proverka/domain/views'

/** The samples of the site: a report of every kind that is sold, as the sources of the demo world answer. */
const FOLDER = join(import.meta.dirname, '../../../../packages/screens/src/pages/checks/samples/reports')

const all = readdirSync(FOLDER).map((file): readonly [name: string, sample: Report | OrderFacts] => [
  file.replace('-preview-id.json', ''),
  JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Report | OrderFacts,
])

/** Samples of one report: extracts, a valuation, an independent report and the others. */
export const STORED_REPORTS = all.flatMap(([name, sample]) =>
  'parts' in sample ? [] : [[`sample of ${name}`, sample] as const],
)

/** Samples of an order of several parts. */
export const STORED_ORDERS = all.flatMap(([name, sample]) =>
  'parts' in sample ? [[`sample of ${name}`, sample] as const] : [],
)
