import { describe, expect, it } from 'vitest'
import type { Answer } from '../report/report.ts'
import { summariseReport } from '../report/summary.ts'
import { finding, found, task } from '../report/samples.test-data.ts'
import { CHECK_TYPES } from '../../checks/check.ts'
import { checkOf } from '../../checks/check-of.ts'
import { COMPANY_CHECK_TYPES } from '../../checks/company-check-types.ts'
import { settleAnswer } from './settle-answer.ts'
import { VEHICLE_CHECK_TYPES } from '../../checks/vehicle-checks.ts'

const NOTHING: Answer = { kind: 'not-found' }
const ALL = [...CHECK_TYPES, ...COMPANY_CHECK_TYPES, ...VEHICLE_CHECK_TYPES]

describe('the answer of a source in the words of its check', () => {
  it.each(ALL)('[TRUE-01] an empty answer of %s is green only where absence is good news', (type) => {
    const { colour } = summariseReport({ tasks: [task(type, settleAnswer(type, NOTHING))] })
    expect(colour === 'green').toBe(checkOf(type)?.absence === undefined)
  })

  it('is bad news about a company that no register knows, and no news about a person without a trade', () => {
    expect(settleAnswer('company-register', NOTHING)).toMatchObject({
      kind: 'found',
      findings: [{ severity: 'critical', title: expect.stringContaining('ЕГРЮЛ') }],
    })
    for (const type of ['selfEmployed', 'accountBlocks'])
      expect(settleAnswer(type, NOTHING).kind).toBe('stated')
  })

  it.each<[type: string, answer: Answer]>([
    [
      'selfEmployed',
      {
        kind: 'stated',
        findings: [
          {
            title: 'Плательщиком налога на профессиональный доход не значится',
            severity: 'notice',
            facts: [
              {
                label: 'Ответ источника',
                value: 'На дату ответа плательщиком налога на профессиональный доход не значится.',
              },
            ],
          },
        ],
      },
    ],
    [
      'vehicle-insurance',
      {
        kind: 'found',
        findings: [
          {
            title: 'Действующего полиса ОСАГО нет',
            severity: 'warning',
            facts: [{ label: 'Ответ источника', value: 'Действующего полиса ОСАГО на дату ответа нет.' }],
          },
        ],
      },
    ],
  ])('says what the register of %s said where it has no record', (type, answer) => {
    expect(settleAnswer(type, NOTHING)).toEqual(answer)
  })

  it('does not fail at a question of a newer version, and keeps what was found', () => {
    expect(() => settleAnswer('of-tomorrow', NOTHING)).not.toThrow()
    for (const answer of [found(finding('notice')), found(finding('critical'))]) {
      expect(settleAnswer('of-tomorrow', answer)).toBe(answer)
    }
  })

  it('states what a register merely records, and warns as soon as one record does', () => {
    expect(settleAnswer('company-register', found(finding('notice'))).kind).toBe('stated')
    expect(settleAnswer('company-register', found(finding('notice'), finding('warning'))).kind).toBe('found')
    expect(settleAnswer('courts', found(finding('notice'))).kind).toBe('found')
  })

  it.each(ALL)('leaves an answer of %s that is none as it is', (type) => {
    for (const answer of [{ kind: 'not-checked', reason: 'source-down' }, { kind: 'in-progress' }] as const) {
      expect(settleAnswer(type, answer)).toBe(answer)
      expect(settleAnswer('of-tomorrow', answer)).toBe(answer)
    }
  })
})
