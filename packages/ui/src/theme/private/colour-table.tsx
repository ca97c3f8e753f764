import { palettes } from '../palettes.ts'
import type { ColorTokens } from '../tokens.ts'
import { ScrollBox } from './scroll-box.tsx'
import * as css from './specimen.css.ts'
import { themeNames } from './theme-names.ts'

interface ColourTableProps {
  title: string
  meanings: Partial<Record<keyof ColorTokens, string>>
}

/** One group of colours, both brands side by side, light and dark. */
export function ColourTable({ title, meanings }: ColourTableProps) {
  return (
    <ScrollBox label={title}>
      <table className={css.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Токен</th>
            {themeNames.map(([key, name]) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.entries(meanings) as [keyof ColorTokens, string][]).map(([token, meaning]) => (
            <tr key={token}>
              <th scope="row">
                <span className={css.name}>{token}</span>
                <span className={css.note}>{meaning}</span>
              </th>
              {themeNames.map(([key]) => (
                <td key={key}>
                  <Swatch value={palettes[key][token]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

function Swatch({ value }: { value: string }) {
  return (
    <>
      <div className={css.swatch} style={{ background: value }} />
      <span className={css.note}>{value}</span>
    </>
  )
}
