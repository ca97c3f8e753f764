import { GENERATED_REPORTS } from '@proverka/domain/fixtures/generated-reports.ts'
import { EXTRACT_CASES, OTHER_REPORTS } from '@proverka/domain/fixtures/report-cases.ts'
import { viewStatements } from '@proverka/domain/fixtures/view-statements.ts'
import { type Report } from '@proverka/domain/reports'
import { reportView, typesetView } from '@proverka/domain/views'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, it } from 'vitest'
import { reportJson } from './report-json.ts'
import { createReportSchema } from './report-schema.ts'

const URL_OF_SCHEMA = 'http://realty.localhost:4000/api-docs/report-1.json'

const all: readonly (readonly [string, Report])[] = [
  ...EXTRACT_CASES.map(({ name, report }) => [name, report] as const),
  ...OTHER_REPORTS,
  ...GENERATED_REPORTS,
]

/** A validator of other people that knows nothing of ours but the published schema, as text. */
let validate: ValidateFunction
beforeAll(() => {
  const ajv = new Ajv2020({ strict: true, allErrors: true })
  addFormats.default(ajv)
  validate = ajv.compile(JSON.parse(JSON.stringify(createReportSchema())))
})

const errorsOf = (value: unknown) => (validate(value) ? [] : validate.errors)

const squeezed = (text: string): string => text.replaceAll(/[\s\u00A0\u200B\u202F]+/g, '')

describe('[REPORT-02] the JSON of a report', () => {
  it.each(all)('is as its published schema says, and holds what its view says: %s', (_name, report) => {
    const file = JSON.parse(reportJson(report, URL_OF_SCHEMA))
    expect(errorsOf(file)).toEqual([])
    expect(file.report).toEqual(JSON.parse(JSON.stringify(report)))
    const said = squeezed(JSON.stringify(file.tables))
    const escaped = (text: string) => squeezed(JSON.stringify(text).slice(1, -1))
    for (const statement of viewStatements(typesetView(reportView(report)))) {
      expect(said).toContain(escaped(statement))
    }
  })

  it('the schema refuses what is no report of this version', () => {
    const [, report] = all[0] as (typeof all)[number]
    const file = JSON.parse(reportJson(report, URL_OF_SCHEMA))
    for (const broken of [
      { ...file, version: 2 },
      { ...file, verdict: { ...file.verdict, tone: 'purple' } },
      { ...file, report: { ...file.report, status: 'almost' } },
      { ...file, report: { ...file.report, updated_at: 'yesterday' } },
      {
        ...file,
        report: {
          ...file.report,
          tasks: [{ ...file.report.tasks[0], answer: { kind: 'found', findings: [] } }],
        },
      },
      { ...file, tables: undefined },
    ]) {
      expect(errorsOf(JSON.parse(JSON.stringify(broken)))).not.toEqual([])
    }
  })
})
