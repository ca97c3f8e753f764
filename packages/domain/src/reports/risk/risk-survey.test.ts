import { expect, it } from 'vitest'
import { RISK_QUESTIONS, riskAdvice } from './risk-survey.ts'

it('gives a step with its law for yes, a way to find out for what is not known, and nothing else', () => {
  expect(RISK_QUESTIONS.length).toBeGreaterThan(4)
  for (const question of RISK_QUESTIONS) {
    expect(riskAdvice(question, 'yes')).toMatch(/ст\. \d+/)
    expect(riskAdvice(question, 'unknown')).toBe(question.find)
    expect(riskAdvice(question, 'no')).toBeUndefined()
    expect(riskAdvice(question, undefined)).toBeUndefined()
  }
})

it('has keys that the contract of the survey takes, each once', () => {
  const keys = RISK_QUESTIONS.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.filter((key) => !/^[a-z]{1,64}$/.test(key))).toEqual([])
})
