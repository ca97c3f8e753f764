import { contrastPairs } from '../contrast-pairs.ts'
import { contrast } from '../contrast.ts'
import { palettes } from '../palettes.ts'
import { ScrollBox } from './scroll-box.tsx'
import * as css from './specimen.css.ts'
import { themeNames } from './theme-names.ts'

const number = (value: number) => value.toFixed(2).replace('.', ',')

/** Every pair of colours that the kit sets on one another, measured here and now, and the least that WCAG 2.2 AA asks. */
export function ContrastTable() {
  return (
    <ScrollBox label="Контрасты">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Что на чем</th>
            {themeNames.map(([key, name]) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">Порог</th>
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map(([front, back, least]) => (
            <tr key={`${front} ${back}`}>
              <th scope="row">
                {front} / {back}
              </th>
              {themeNames.map(([key]) => {
                const { [front]: color, [back]: background } = palettes[key]
                const measured = number(contrast(color, background))
                return (
                  <td key={key}>
                    {least === 3 ? (
                      <>
                        <span className={css.mark} style={{ background, borderColor: color }} />
                        {measured}
                      </>
                    ) : (
                      <span className={css.pair} style={{ color, background }}>
                        {measured}
                      </span>
                    )}
                  </td>
                )
              })}
              <td>{String(least).replace('.', ',')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
