import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { formatDuration } from './duration.mjs'
import { ROOT } from './root.mjs'

const FILE = 'docs/figures/whole-run.md'
const WORDS = { passed: 'passed', failed: 'FAILED', skipped: 'skipped' }

/** What a run of everything found and took, as a page of figures. */
export function figuresOf(results, totalMs, { date, cores }) {
  const rows = results.map(
    ({ step, status, ms }) =>
      `| ${step.name} | ${WORDS[status]} | ${ms === undefined ? '–' : formatDuration(ms)} |`,
  )
  const passed = results.filter(({ status }) => status === 'passed').length
  return [
    '# The whole run',
    '',
    `Date: ${date} · \`npm run test:all\` · ${cores} cores · ${passed} of ${results.length} steps passed in ${formatDuration(totalMs)}`,
    '',
    'The sizes that its steps are run with stand in `tooling/launch/test-steps.mjs`. Seconds of a busy machine are more.',
    '',
    '| step | found | took |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

/** Writes it into the repository. */
export function writeFigures(results, totalMs) {
  const date = new Date().toISOString().slice(0, 10)
  writeFileSync(join(ROOT, FILE), figuresOf(results, totalMs, { date, cores: cpus().length }))
}
