import type { ReactNode } from 'react'
import * as css from './step-trail.css.ts'

export interface TrailStep {
  key: string
  state: keyof typeof css.state
  /** «19.11, 11:02», «сейчас», «после ответа». */
  when: string
  title: ReactNode
  text?: ReactNode
}

const STATE_WORDS = { done: 'Сделано', now: 'Сейчас', next: 'Впереди' } as const

/** What was done and when, what is under way, and what comes. */
export function StepTrail({ label, steps }: { label: string; steps: readonly TrailStep[] }) {
  return (
    <ol className={css.trail} aria-label={label}>
      {steps.map(({ key, state, when, title, text }) => (
        <li key={key} className={css.state[state]} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={css.when}>
            <span className={css.stateWord}>{STATE_WORDS[state]}: </span>
            {when}
          </span>
          <div>
            <h3 className={css.title}>{title}</h3>
            {text && <p className={css.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
