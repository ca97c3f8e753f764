import { text, visuallyHidden } from '@proverka/ui/theme'
import type { LandingSubject } from './landing-content.ts'
import * as css from './subjects.css.ts'

/** A number in its parts, each with a bracket, its name and what it tells. */
export function DigitParts({ subject }: { subject: Extract<LandingSubject, { kind: 'number' }> }) {
  const { title, note, parts } = subject
  return (
    <figure className={css.number}>
      <figcaption>
        <h2 className={text.h3}>{title}</h2>
        <p className={css.note}>{note}</p>
      </figcaption>
      <p className={css.digits} aria-hidden="true">
        {parts.map(({ digits, name }) => (
          <span key={name} className={css.digitGroup}>
            {[...digits].map((digit, place) => (
              // A digit has no identity but its place.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={place} className={css.digit}>
                {digit}
              </span>
            ))}
          </span>
        ))}
      </p>
      <dl className={css.parts}>
        {parts.map(({ digits, name, note: meaning }) => (
          <div key={name} className={css.part}>
            <dt className={css.partName}>
              <span className={css.partDigits}>{digits}</span> {name}
            </dt>
            <dd className={css.partNote}>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className={visuallyHidden}>Номер вымышлен</p>
    </figure>
  )
}
