import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parseRiskReport, riskOwnerSchema, riskReportSchema, riskTaskSchema } from './risk-report.ts'

const owner = { id: 'o1', order_item_id: 'i1', order_id: 'r1' }
const task = {
  task_id: 't1',
  task_type: 'bailiffs',
  task_result: { result: 'found', text: 'Запись', images: [] },
  status: 'done',
  missing_requirements: [],
  number_of_starts: 1,
  started_at: '2026-11-21T10:00:00Z',
}
const report = {
  status: 'finished',
  started_at: null,
  conclusions: [],
  global_data: { region: '00' },
  tasks: [task],
}

describe('risk report', () => {
  it('[RISK-01] parses an owner', () => {
    expect(v.parse(riskOwnerSchema, owner)).toEqual(owner)
    expect(v.is(riskOwnerSchema, { id: 'o1' })).toBe(false)
  })

  it('[RISK-02] parses a task', () => {
    expect(v.parse(riskTaskSchema, task)).toEqual(task)
    expect(v.is(riskTaskSchema, { ...task, number_of_starts: '1' })).toBe(false)
  })

  it('[RISK-03] parses a report', () => {
    expect(v.parse(riskReportSchema, report)).toMatchObject(report)
    expect(v.is(riskReportSchema, { ...report, status: undefined })).toBe(false)
  })

  it('[RISK-04] takes the three lists of version V2.1 only', () => {
    const lists = { owners: [owner], tasks_general: [task], tasks_parse_xml: [task] }
    expect(parseRiskReport({ ...report, ...lists, version: 'V2.1' })).toMatchObject(lists)
    expect(parseRiskReport({ ...report, ...lists, version: 'V2' })).toMatchObject({
      owners: [],
      tasks_general: [],
      tasks_parse_xml: [],
    })
  })

  it('takes a status of any name and fills what an older version leaves out', () => {
    expect(parseRiskReport({ status: 'zzz', started_at: null })).toEqual({
      status: 'zzz',
      started_at: null,
      tasks: [],
      conclusions: [],
      global_data: {},
      owners: [],
      tasks_general: [],
      tasks_parse_xml: [],
      statements: [],
      survey: {},
    })
  })

  it('refuses anything else by naming the field, never with a TypeError', () => {
    const broken = { ...report, tasks: [task, { ...task, images: [], task_id: 5 }] }
    expect(() => parseRiskReport(broken)).toThrow(v.ValiError)
    const issues = v.safeParse(riskReportSchema, broken).issues ?? []
    expect(issues.map((issue) => v.getDotPath(issue))).toEqual(['tasks.1.task_id'])
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        expect(() => parseRiskReport(value)).toThrow(v.ValiError)
      }),
    )
  })

  it('[RISK-05] parses statements and survey', () => {
    const more = { statements: [{ id: 's1' }], survey: { purpose: 'purchase' } }
    expect(parseRiskReport({ ...report, ...more })).toMatchObject(more)
  })
})
