import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { countRequirements, type RequirementCount, type RowCount } from './count-requirements.ts'
import { finishCheck, REPOSITORY } from './finish-check.ts'
import { readRequirements } from './requirement-list.ts'
import { findFallen, raiseFloor, readFloor } from './requirements-floor.ts'
import { readResults } from './run-results.ts'
import { findNamedIds } from './test-titles.ts'

// Counts the rows of docs/requirements.tsv that tests name and, with `--results <folder>` of a whole run, that pass.
// `--raise` writes the numbers into docs/requirements-floor.json, below which they must not fall,
// `--unproven` the rows that are named, but not by a test of their layer.
const { values } = parseArgs({
  options: { results: { type: 'string' }, raise: { type: 'boolean' }, unproven: { type: 'boolean' } },
})

const count = countRequirements(
  readRequirements(REPOSITORY),
  findNamedIds(REPOSITORY),
  values.results === undefined ? undefined : readResults(resolve(REPOSITORY, values.results)),
)
printTable(count)
if (values.unproven) console.log(`Названо не там: ${count.unproven.join(', ')}`)
const problems = [
  ...count.unknown.map(({ id, place }) => `${place}: ${id} нет в docs/requirements.tsv`),
  ...findFallen(readFloor(REPOSITORY), count),
]
if (problems.length === 0 && values.raise) {
  const floor = raiseFloor(REPOSITORY, count)
  console.log(`Планка: названо ${floor.named}, проходит ${floor.passing}`)
}
finishCheck(problems, 'Ни один номер не выдуман, ни одно число не упало.')

function printTable({ areas, layers, ...all }: RequirementCount): void {
  const line = (name: string, row: RowCount) =>
    [
      name.padEnd(10),
      String(row.all).padStart(6),
      String(row.named).padStart(9),
      String(row.passing ?? '–').padStart(9),
    ].join('')
  console.log(
    `${'область'.padEnd(10)}${'всего'.padStart(6)}${'названо'.padStart(9)}${'проходит'.padStart(9)}`,
  )
  for (const row of [...areas, ...layers]) console.log(line(row.name, row))
  console.log(line('всего', all))
}
