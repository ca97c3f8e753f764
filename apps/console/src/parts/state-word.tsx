import { CheckIcon, Icon, ResultWord, type ResultTone } from '@proverka/ui/primitives'
import * as css from './state-word.css.ts'

interface StateWordProps {
  /** `done` is ink: green is for answers of sources alone. */
  tone: ResultTone | 'done'
  children: string
}

/** A state in words behind its mark. */
export function StateWord({ tone, children }: StateWordProps) {
  if (tone !== 'done') return <ResultWord tone={tone}>{children}</ResultWord>
  return (
    <span className={css.word}>
      <span className={css.box}>
        <Icon icon={CheckIcon} size={12} />
      </span>
      {children}
    </span>
  )
}
