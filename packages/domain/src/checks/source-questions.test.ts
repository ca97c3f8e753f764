import { describe, expect, it } from 'vitest'
import { questionsAbout, sourceAnswers } from './source-questions.ts'
import type { AskedAbout, SourceAnswers } from './source-questions.ts'

const ABOUT: readonly AskedAbout[] = ['property', 'person', 'company', 'vehicle']

const asked = (answers: readonly SourceAnswers[]) =>
  answers.flatMap(({ source, questions }) => questions.map(({ title }) => `${source}: ${title}`))

describe('what the sources answer', () => {
  it('names each source once, and each of its questions once', () => {
    const answers = sourceAnswers()
    expect(new Set(answers.map(({ source }) => source)).size).toBe(answers.length)
    expect(new Set(asked(answers)).size).toBe(asked(answers).length)
  })

  it('is the same taken by what is asked about', () => {
    const parts = ABOUT.flatMap((about) =>
      questionsAbout(about).map(({ source, title }) => `${source}: ${title}`),
    )
    expect(new Set(parts)).toEqual(new Set(asked(sourceAnswers())))
  })

  it('says of one thing only what is asked about it', () => {
    const names = (about: AskedAbout) => questionsAbout(about).map(({ source }) => source)
    expect(names('property')).toContain('ЕГРН')
    expect(names('property')).not.toContain('ФССП')
    expect(names('person')).toContain('ФССП')
    expect(names('vehicle')).not.toContain('ЕГРН')
  })
})
