import type { WatchOffer } from './data.ts'
import * as css from './watches.css.ts'

/** What a watch notices, and what it cannot, side by side. */
export function SeenAndUnseen({ kind }: { kind: WatchOffer }) {
  return (
    <div className={css.see}>
      <div className={css.seeHalf}>
        <h3 className={css.seeTitle}>Заметим</h3>
        <ul>
          {kind.notices.map((text) => (
            <li key={text} className={css.seen}>
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className={css.seeHalf}>
        <h3 className={css.seeTitle}>{kind.kind === 'person' ? 'Не следим' : 'Не заметим'}</h3>
        <ul>
          {kind.misses.map((text) => (
            <li key={text} className={css.unseen}>
              {text}
            </li>
          ))}
        </ul>
        <p className={css.quiet}>{kind.misses_note}</p>
      </div>
    </div>
  )
}
