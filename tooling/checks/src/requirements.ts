import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { countRequirements, type RequirementCount } from './count-requirements.ts'
import { finishCheck, REPOSITORY } from './finish-check.ts'
import { readRequirements } from './requirement-list.ts'
import { findFallen, raiseFloor, readFloor } from './requirements-floor.ts'
import { readResults } from './run-results.ts'
import { findNamedIds } from './test-titles.ts'

// Counts the rows of docs/requirements.tsv that tests name and, with `--results <folder>` of a whole run, that pass.
// `--raise` writes the numbers into docs/requirements-floor.json, below which they must not fall.
const { values } = parseArgs({ options: { results: { type: 'string' }, raise: { type: 'boolean' } } })

const count = countRequirements(
  readRequirements(REPOSITORY),
  findNamedIds(REPOSITORY),
  values.results === undefined ? undefined : readResults(resolve(REPOSITORY, values.results)),
)
printTable(count)
const problems = [
  ...count.unknown.map(({ id, place }) => `${place}: ${id} нет в docs/requirements.tsv`),
  ...findFallen(readFloor(REPOSITORY), count),
]
if (problems.length === 0 && values.raise) {
  const floor = raiseFloor(REPOSITORY, count)
  console.log(`Планка: названо ${floor.named}, проходит ${floor.passing}`)
}
finishCheck(problems, 'Ни один номер не выдуман, ни одно число не упало.')

function printTable({ areas, ...all }: RequirementCount): void {
  const line = (area: string, row: Omit<RequirementCount, 'areas' | 'unknown'>) =>
    [
      area.padEnd(10),
      String(row.all).padStart(6),
      String(row.named).padStart(9),
      String(row.passing ?? '–').padStart(9),
    ].join('')
  console.log(
    `${'область'.padEnd(10)}${'всего'.padStart(6)}${'названо'.padStart(9)}${'проходит'.padStart(9)}`,
  )
  for (const row of areas) console.log(line(row.area, row))
  console.log(line('всего', all))
}
