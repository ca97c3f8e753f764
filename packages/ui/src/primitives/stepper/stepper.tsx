import { clsx } from 'clsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import { Icon } from '../icon/icon.tsx'
import { AlertIcon, CheckIcon } from '../icon/icons.ts'
import { Anchor } from '../link/link-context.tsx'
import * as css from './stepper.css.ts'

export interface StepperStep {
  label: string
  /** A step behind can be gone back to. */
  href?: string
}

export interface StepperProps {
  /** «Оформление заказа» */
  label: string
  steps: readonly StepperStep[]
  /** Index of the step that one is on; the number of steps once all are done. */
  current: number
  /** The current step was refused and has to be done again. */
  failed?: boolean
}

/** Where one is on a way of a few steps: what is done, what now, what next. */
export function Stepper({ label, steps, current, failed = false }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {steps.map((step, i) => (
          <Step
            key={step.label}
            step={step}
            place={i + 1}
            state={i < current ? 'done' : i > current ? 'next' : failed ? 'failed' : 'current'}
          />
        ))}
      </ol>
    </nav>
  )
}

const stateWords = { done: ', сделано', failed: ', нужно исправить', current: '', next: '' }

interface StepProps {
  step: StepperStep
  place: number
  state: keyof typeof stateWords
}

function Step({ step: { label, href }, place, state }: StepProps) {
  const isHere = state === 'current' || state === 'failed'
  const face = (
    <>
      {state === 'done' && <Icon icon={CheckIcon} size={18} />}
      {state === 'failed' && <Icon icon={AlertIcon} size={18} />}
      <span className={css.words}>
        {place}.&nbsp;<span className={css.label}>{label}</span>
        <span className={visuallyHidden}>{stateWords[state]}</span>
      </span>
    </>
  )
  return (
    <li
      className={clsx(
        css.step,
        state === 'done' && css.done,
        isHere && css.current,
        state === 'failed' && css.failed,
      )}
      aria-current={isHere ? 'step' : undefined}
    >
      {state === 'done' && href !== undefined ? (
        <Anchor href={href} className={clsx(css.face, css.link)}>
          {face}
        </Anchor>
      ) : (
        <span className={css.face}>{face}</span>
      )}
    </li>
  )
}
