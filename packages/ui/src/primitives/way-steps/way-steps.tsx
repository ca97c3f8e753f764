import * as css from './way-steps.css.ts'

export interface WayStep {
  title: string
  note: string
  /** `cut`: the way is broken after this place. */
  state: keyof typeof css.state
}

/** The way from an email to what it opens: where the reader is, and where it was broken. */
export function WaySteps({ label, steps }: { label: string; steps: readonly WayStep[] }) {
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
