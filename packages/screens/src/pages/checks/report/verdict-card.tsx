import type { VerdictView } from '@proverka/domain/views'
import { Conclusion } from '@proverka/ui/report'
import { ResultWord } from '@proverka/ui/primitives'
import { clsx } from 'clsx'
import * as css from './report.css.ts'

/** The verdict of a report or of a whole order, in its colour. */
export function VerdictCard({ verdict, id = 'conclusion' }: { verdict: VerdictView; id?: string }) {
  const { mark, headline, points, text, adviceTitle, advice, conditions } = verdict
  return (
    <Conclusion
      id={id}
      tone={mark.tone}
      word={mark.words}
      title={headline}
      adviceTitle={adviceTitle}
      advice={advice}
      condition={conditions}
    >
      <div className={css.points}>
        {points.map((point) => (
          <p key={point.text} className={css.point}>
            {point.mark && <ResultWord tone={point.mark.tone}>{point.mark.words}</ResultWord>}{' '}
            <span className={clsx(!point.mark && css.plainPoint)}>{point.text}</span>
          </p>
        ))}
        {text && <p className={css.pointNote}>{text}</p>}
      </div>
    </Conclusion>
  )
}
