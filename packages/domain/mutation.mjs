import { readdirSync, readFileSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'

/*
 * `npm run mutation`: one run for each folder of `src`, or for those that are named: `npm run mutation -- fields money`.
 * A mutant in a table that is read once, when its module loads, is tried on all tests that reach the mutated files. So
 * a run over one folder tries it on the tests of that folder and not on those of the whole package, and takes minutes
 * where the whole takes hours. Of `reports` and `views` each room has a run of its own (`reports/report`): which of its tests reaches
 * which of its mutants is more than one process can remember. Every run must reach the score of `thresholds.break`; the
 * reports are in `.cache/mutation`.
 */

const FOUND = new Set(['Killed', 'Timeout'])
const LEFT = new Set(['Survived', 'NoCoverage'])
const { mutate } = JSON.parse(readFileSync('stryker.config.json', 'utf8'))
const notMutated = mutate.filter((pattern) => pattern.startsWith('!'))

const LARGE = new Set(['reports', 'views'])
/** More than two thousand tests reach each table of these rooms: only what runs within a test is mutated in them. */
const WITHOUT_TABLES = new Set(['checks', 'reports/report', 'views/report'])

const named = process.argv.slice(2)
const wanted = named.length > 0 ? named : foldersOf('src')
const rows = []
for (const folder of wanted.flatMap((each) => (LARGE.has(each) ? roomsOf(each) : each))) {
  process.stdout.write(`\n▶ src/${folder}\n`)
  const results = await new Stryker({
    mutate: [LARGE.has(folder) ? `src/${folder}/*.ts` : `src/${folder}/**/*.ts`, ...notMutated],
    ignoreStatic: WITHOUT_TABLES.has(folder),
    htmlReporter: { fileName: `.cache/mutation/${folder}.html` },
    jsonReporter: { fileName: `.cache/mutation/${folder}.json` },
  }).runMutationTest()
  rows.push({ folder, found: countOf(results, FOUND), left: countOf(results, LEFT) })
}

const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
rows.push({ folder: 'all', found: sum('found'), left: sum('left') })
process.stdout.write(`\n${rows.map(line).join('\n')}\n`)

function foldersOf(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

/** The folder for its own files, and the folders in it. */
function roomsOf(folder) {
  return [folder, ...foldersOf(`src/${folder}`).map((room) => `${folder}/${room}`)]
}

function countOf(results, statuses) {
  return results.filter(({ status }) => statuses.has(status)).length
}

function line({ folder, found, left }) {
  // A folder of bare numbers has nothing to mutate.
  const score = found + left === 0 ? 100 : (100 * found) / (found + left)
  return `${folder.padEnd(20)} ${score.toFixed(1).padStart(5)} %   ${found} found, ${left} left`
}
