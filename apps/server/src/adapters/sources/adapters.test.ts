import { expect, it } from 'vitest'
import { ADAPTERS } from './adapters.ts'
import { GUARD_TIMES } from './calls/guard.ts'
import { QUESTIONS } from './questions.ts'
import type { SubjectKind } from './source.ts'

it('adapters answer only questions that the product knows, on terms that are written down', () => {
  for (const { name, answers, terms } of ADAPTERS) {
    for (const [kind, questions] of Object.entries(answers)) {
      for (const type of Object.keys(questions)) {
        expect(Object.keys(QUESTIONS[kind as SubjectKind]), `${name}: ${type}`).toContain(type)
      }
    }
    expect(terms.legalGround).toMatch(/закон|постановление/)
    expect(terms.timeoutMs).toBeLessThanOrEqual(60_000)
    expect(terms.limits.quotas.length).toBeGreaterThan(0)
  }
  expect(GUARD_TIMES.restMs).toBeLessThan(90_000)
})
