import { toDesignTokens } from '../design-tokens.ts'
import * as css from './specimen.css.ts'
import { themeNames } from './theme-names.ts'

/** The tokens of each theme as a file to download. The address carries the file, so it needs no server. */
export function TokenFiles() {
  return (
    <div className={css.sections}>
      <p>
        Формат Design Tokens Community Group, 2025.10: его читают Figma, Tokens Studio, Penpot и Style
        Dictionary. Файл на тему, чтобы каждая стала своим режимом переменных. Кегль, который зависит от окна,
        назван в своем наибольшем значении; выражение CSS целиком лежит рядом, в $extensions.
      </p>
      <ul>
        {themeNames.map(([name, title]) => (
          <li key={name}>
            <a href={`data:application/json;charset=utf-8,${fileOf(name)}`} download={`${name}.tokens.json`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const fileOf = (name: Parameters<typeof toDesignTokens>[0]): string =>
  encodeURIComponent(`${JSON.stringify(toDesignTokens(name), null, 2)}\n`)
