import css from './word-pairs.module.css'

interface WordPairsProps {
  /** Name of the table for screen readers. */
  label: string
  /** What is written, what is not, and why; of a fixed text, what helps beside it. */
  pairs: readonly (readonly [good: string, other: string, reason: string])[]
  /** The texts are those of the specification. */
  isFixed?: boolean
}

/** Rules of wording, a line each. */
export function WordPairs({ label, pairs, isFixed = false }: WordPairsProps) {
  return (
    // A named region with a tab stop is what scrolls by the arrow keys; there is nothing else in it to focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css['scroll']} tabIndex={0} role="group" aria-label={label}>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">{isFixed ? 'Задано' : 'Пишем'}</th>
            <th scope="col">{isFixed ? 'Что помогает рядом' : 'Не пишем'}</th>
            {!isFixed && <th scope="col">Почему</th>}
          </tr>
        </thead>
        <tbody>
          {pairs.map(([good, other, reason]) => (
            <tr key={good}>
              <th scope="row">{kept(good)}</th>
              <td className={isFixed ? undefined : css['wrong']}>{kept(other)}</td>
              {!isFixed && <td>{kept(reason)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A number does not part from its unit, nor a group of thousands from the next. */
const kept = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=\d{3}(?!\d)|₽|%|м²|млн|МБ|МСК|минут|объект|рабочих)/g, '\u00a0')
