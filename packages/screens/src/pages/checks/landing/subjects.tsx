import { checkOf } from '@proverka/domain/checks'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import type { LandingOffer, LandingSubject, Shown } from './landing-content.ts'
import * as css from './subjects.css.ts'
import { productsOf } from './use-offer.ts'

type Of<Kind extends LandingSubject['kind']> = Extract<LandingSubject, { kind: Kind }>

const SHOWN: { readonly [shown in Shown]: string } = {
  shown: 'Увидите',
  partly: 'Частично',
  'not-shown': 'Не увидите',
}

/** Fears of the visitor in his own words, each with an honest answer. */
export function Sayings({ items }: { items: Of<'sayings'>['items'] }) {
  return (
    <ul className={css.sayings}>
      {items.map(({ words, shown, text: answer }) => (
        <li key={words} className={css.saying}>
          <p className={clsx(css.words, shown === 'not-shown' && css.wordsQuiet)}>«{words}»</p>
          <p className={clsx(css.tag, css.tagOf[shown])}>{SHOWN[shown]}</p>
          <p className={css.answer}>{answer}</p>
        </li>
      ))}
    </ul>
  )
}

/** Whom a closed register answers instead. */
export function ClosedTo({ title, items }: Pick<Of<'closed-to'>, 'title' | 'items'>) {
  return (
    <section>
      <h2 className={text.h3}>{title}</h2>
      <dl className={css.closed}>
        {items.map(({ who, how }) => (
          <div key={who} className={css.closedRow}>
            <dt className={css.closedWho}>{who}</dt>
            <dd className={css.closedHow}>{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A cell for each check that will be asked: empty, because nothing has been asked yet. */
export function CheckCells({ title, offer }: { title: string; offer: LandingOffer }) {
  const checks = productsOf(offer).flatMap((product) => product.checks.flatMap((type) => checkOf(type) ?? []))
  return (
    <>
      <h2 className={clsx(text.h3, css.cellsTitle)}>{title}</h2>
      <ul className={css.cells}>
        {checks.map(({ type, title: name, source }) => (
          <li key={type} className={css.cell}>
            <b className={css.cellName}>{name}</b>
            <span className={css.cellSource}>{source}</span>
          </li>
        ))}
      </ul>
      <p className={css.note}>
        Пустая клетка — вопрос, который еще не задан. Заполнит ее только ответ источника.
      </p>
    </>
  )
}
