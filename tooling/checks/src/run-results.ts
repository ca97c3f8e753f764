import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface RunResult {
  /** The whole title, groups included. */
  readonly title: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
}

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

interface PlaywrightSuite {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: string }[]
  }[]
}

/** The results of every run in a folder of JSON reports, of Vitest and of Playwright. */
export function readResults(folder: string): RunResult[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => parseReport(JSON.parse(readFileSync(join(folder, name), 'utf8')), name))
}

function parseReport(
  report: VitestReport | { suites: readonly PlaywrightSuite[] },
  name: string,
): RunResult[] {
  if ('testResults' in report) {
    return report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ fullName, status }) => ({ title: fullName, outcome: outcomeOf(status) }))
  }
  if ('suites' in report) return report.suites.flatMap((suite) => resultsOfSuite(suite, ''))
  throw new Error(`${name}: ни отчет Vitest, ни отчет Playwright`)
}

function resultsOfSuite(suite: PlaywrightSuite, above: string): RunResult[] {
  const path = `${above} ${suite.title}`.trim()
  return [
    ...(suite.suites ?? []).flatMap((inner) => resultsOfSuite(inner, path)),
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({ title: `${path} ${title}`, outcome: outcomeOf(status) })),
    ),
  ]
}

/** A test that passed only when repeated did not pass. */
function outcomeOf(status: string): RunResult['outcome'] {
  if (status === 'passed' || status === 'expected') return 'passed'
  return status === 'failed' || status === 'unexpected' || status === 'flaky' ? 'failed' : 'skipped'
}
