import { Container } from '@proverka/ui/frame'
import { ResultMark } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import type { Verification } from '../verify-state.ts'
import { answerOf } from './answer.ts'
import { CodePanels } from './code-panels.tsx'
import { FilePanels } from './file-panels.tsx'
import { cuts } from '../verify.css.ts'
import * as css from './result.css.ts'

/** One of the three answers, across the page, and under it what it rests on. */
export function ResultBand({ state }: { readonly state: Verification }) {
  const answer = answerOf(state)
  const heading = useRef<HTMLHeadingElement>(null)
  const title = answer?.title
  // The answer takes the place of the form: who cannot see that is taken to it.
  useEffect(() => {
    if (title === undefined) return
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [title])
  if (!answer) return null
  return (
    <section className={clsx(css.band, css.fill[answer.tone])}>
      <Container className={css.bandIn}>
        <span className={css.bandMark}>
          <ResultMark tone={answer.tone} size={88} inherit cut={cuts[answer.tone]} />
        </span>
        <div>
          <h1 ref={heading} tabIndex={-1} className={clsx(text.h1, css.bandTitle)}>
            {answer.title}
          </h1>
          <p className={css.bandLead}>{answer.lead}</p>
          {answer.isDemo && <p className={css.bandDemo}>Демонстрационные данные</p>}
        </div>
      </Container>
    </section>
  )
}

/** The panels of an answer. */
export function ResultPanels({ state }: { readonly state: Verification }) {
  switch (state.kind) {
    case 'file':
      return <FilePanels state={state} />
    case 'code':
    case 'no-such-code':
      return <CodePanels state={state} />
    default:
      return null
  }
}
