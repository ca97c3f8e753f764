import { createSite } from '@proverka/page-engine/render'
import { Answers, answersContext, AnswersContext } from './answers.ts'
import { pages } from './pages.ts'
import { parts } from './parts.tsx'

export const site = createSite<{ readonly siteName: string }>({
  siteName: 'Sample',
  pages,
  parts,
  open: ({ fetch }) => {
    const answers = new Answers(fetch)
    return {
      context: new Map([[answersContext, answers]]),
      wrap: (inner) => <AnswersContext value={answers}>{inner}</AnswersContext>,
      takeAnswers: () => answers.toJson(),
    }
  },
})
