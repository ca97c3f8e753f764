import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { reportStatusSchema, taskStatusSchema } from './report.ts'
import type { ReportStatus, TaskStatus } from './report.ts'
import { reportStatusLabel, reportTransition, taskStatusLabel, taskTransition } from './status.ts'
import type { ReportEvent, TaskEvent } from './status.ts'

const TASK_STATUSES = taskStatusSchema.options
const TASK_EVENTS = ['data-missing', 'data-given', 'started', 'answered', 'failed', 'restarted'] as const
const REPORT_STATUSES = reportStatusSchema.options
const REPORT_EVENTS = ['started', 'finished', 'failed', 'restarted'] as const
const anything = fc.anything({ withNullPrototype: true })

/** All allowed transitions, as «from event to». */
function movesOf<S extends string, E extends string>(
  statuses: readonly S[],
  events: readonly E[],
  transition: (status: S, event: E) => S | undefined,
): readonly string[] {
  return statuses.flatMap((status) =>
    events.flatMap((event) => {
      const next = transition(status, event)
      return next === undefined ? [] : [`${status} ${event} ${next}`]
    }),
  )
}

describe('the status of a task', () => {
  it('moves by these pairs of status and event and by no other', () => {
    expect(movesOf(TASK_STATUSES, TASK_EVENTS, taskTransition)).toEqual([
      'waiting data-given new',
      'new data-missing waiting',
      'new started running',
      'running data-missing waiting',
      'running answered done',
      'running failed error',
      'done restarted new',
      'error restarted new',
    ])
  })

  it('can always get to an answer', () => {
    const next = (status: TaskStatus): TaskStatus[] =>
      TASK_EVENTS.flatMap((event) => taskTransition(status, event) ?? [])
    for (const status of TASK_STATUSES) expect(reachable(status, next)).toContain('done')
  })

  it('is known to the schema by these names', () => {
    for (const status of ['waiting', 'new', 'running', 'done', 'error']) {
      expect(v.is(taskStatusSchema, status)).toBe(true)
    }
    expect(TASK_STATUSES).toHaveLength(5)
  })
})

describe('the status of a report', () => {
  it('moves by these pairs of status and event and by no other', () => {
    expect(movesOf(REPORT_STATUSES, REPORT_EVENTS, reportTransition)).toEqual([
      'new started in_progress',
      'new finished finished',
      'new failed error',
      'in_progress finished finished',
      'in_progress failed error',
      'finished restarted in_progress',
      'error restarted in_progress',
    ])
  })

  it('can always get to the end', () => {
    const next = (status: ReportStatus): ReportStatus[] =>
      REPORT_EVENTS.flatMap((event) => reportTransition(status, event) ?? [])
    for (const status of REPORT_STATUSES) expect(reachable(status, next)).toContain('finished')
  })

  it('is known to the schema by these names', () => {
    for (const status of ['new', 'in_progress', 'finished', 'error']) {
      expect(v.is(reportStatusSchema, status)).toBe(true)
    }
    expect(REPORT_STATUSES).toHaveLength(4)
  })
})

describe('any other value', () => {
  it('moves nowhere, inherited names included', () => {
    fc.assert(
      fc.property(anything, anything, (status, event) => {
        expect(taskTransition(status as TaskStatus, event as TaskEvent)).toBeUndefined()
        expect(reportTransition(status as ReportStatus, event as ReportEvent)).toBeUndefined()
      }),
    )
    for (const name of ['toString', '__proto__']) {
      expect(taskTransition('new', name as TaskEvent)).toBeUndefined()
      expect(reportTransition(name as ReportStatus, 'started')).toBeUndefined()
    }
  })

  it('has a neutral label, and no label of a known status is neutral or given twice', () => {
    for (const label of [reportStatusLabel, taskStatusLabel]) {
      expect(label('')).toBe('Статус: ')
      expect(label(Object.create(null))).toBe('Статус неизвестен')
      fc.assert(
        fc.property(anything, (status) => {
          expect(label(status)).toMatch(/^Статус(: | неизвестен$)/)
        }),
      )
    }
    const labels = [...REPORT_STATUSES.map(reportStatusLabel), ...TASK_STATUSES.map(taskStatusLabel)]
    expect(new Set(labels).size).toBe(labels.length)
    for (const label of labels) expect(label).toMatch(/^(?!Статус)[А-Я][а-я ]+$/)
  })
})

function reachable<S>(from: S, next: (status: S) => readonly S[]): ReadonlySet<S> {
  const seen = new Set([from])
  // A set is walked in the order of insertion, what the walk itself adds included.
  for (const status of seen) for (const after of next(status)) seen.add(after)
  return seen
}
