import {
  answerState,
  EXTRACT_QUESTIONS,
  extractKind,
  historyGaps,
  type Extract,
} from '@proverka/domain/reports'
import { describe, expect, it } from 'vitest'
import { makeDemoObjects } from './demo-objects.ts'
import { SHOWCASE } from './fixed-extracts.ts'

const documents = makeDemoObjects().flatMap(({ number, extract, history }) =>
  !extract || !history
    ? []
    : [{ number, extract: JSON.parse(extract) as Extract, history: JSON.parse(history) as Extract }],
)

describe('[TRUE-01] the documents of the demo world', () => {
  it('answer every question of their kind and hold nothing of another', () => {
    expect(documents.length).toBeGreaterThan(100)
    for (const { extract, history } of documents) {
      for (const document of [extract, history]) {
        const { answers } = extractKind(document.kind)
        for (const question of EXTRACT_QUESTIONS) {
          const isAnswered = ['filled', 'empty'].includes(answerState(document, question))
          expect([document.kind, question, isAnswered]).toEqual([
            document.kind,
            question,
            answers.includes(question),
          ])
        }
      }
    }
  })

  it('pass rights on from the first one to those of the extract without a gap', () => {
    for (const { extract, history } of documents) {
      expect(historyGaps(history)).toEqual([])
      expect(history.rights.filter(({ endedAt }) => endedAt === undefined)).toEqual(extract.rights)
    }
  })

  it('have a mortgage in the extract of the showcase and no word about it in its history', () => {
    const showcase = documents.find(({ number }) => number === SHOWCASE)
    expect(showcase?.extract.encumbrances.map(({ type }) => type)).toEqual(['Ипотека в силу закона'])
    expect(showcase && answerState(showcase.history, 'encumbrances')).toBe('not-contained')
  })
})
