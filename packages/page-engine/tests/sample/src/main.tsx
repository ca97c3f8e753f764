import { readHydrationData, startPages } from '@proverka/page-engine/browser'
import { Answers, AnswersContext, setBrowserAnswers } from './answers.ts'
import { pages } from './pages.ts'
import { parts } from './parts.tsx'

const answers = new Answers(fetch, readHydrationData()?.answers as Record<string, unknown> | undefined)
setBrowserAnswers(answers)

await startPages({
  pages,
  parts,
  wrap: (inner) => <AnswersContext value={answers}>{inner}</AnswersContext>,
})
