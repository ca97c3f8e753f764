import * as css from './link-steps.css.ts'

export interface LinkStep {
  title: string
  note: string
  /** `cut`: the path is broken after this step. */
  state: keyof typeof css.state
}

/** The steps from an email to what it opens: the current one, and where the path is broken. */
export function LinkSteps({ label, steps }: { label: string; steps: readonly LinkStep[] }) {
  return (
    <ol className={css.way} aria-label={label}>
      {steps.map(({ title, note, state }) => (
        <li key={title} className={css.state[state]} aria-current={state === 'now' ? 'step' : undefined}>
          {state === 'cut' && <span className={css.strokes} />}
          <span className={css.title}>{title}</span>
          {note}
        </li>
      ))}
    </ol>
  )
}
