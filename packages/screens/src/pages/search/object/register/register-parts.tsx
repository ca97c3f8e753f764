import { typograph } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { listUnknown } from '@proverka/domain/register'
import { Panel } from '@proverka/ui/frame'
import { Link, ResultMark } from '@proverka/ui/primitives'
import { SourceMatrix } from '@proverka/ui/report'
import { sourceColumns, sourceRows, type ObjectSources } from './object-sources.ts'
import * as css from './register-parts.css.ts'

interface PartProps {
  readonly sources: ObjectSources
}

/** What each source says of the object, side by side. */
export function SourcesPart({ sources }: PartProps) {
  return (
    <Panel title="Что говорят источники" note="Черта соединяет ответы, которые сошлись" padded>
      <SourceMatrix
        label="Что говорят источники"
        sources={sourceColumns(sources.documents)}
        rows={sourceRows(sources)}
      />
    </Panel>
  )
}

/** The house of a flat, and what no source says. */
export function BeyondPart({ sources }: PartProps) {
  const { house, kind, facts, contour } = sources
  const unknown = listUnknown(
    kind,
    facts.map(({ name }) => name),
    contour === 'object',
  )
  return (
    <div className={css.column}>
      {house && house.documents.length > 0 && (
        <Panel
          title="Дом"
          note={
            house.number ? (
              <Link href={buildPath('object-objectKey', { objectKey: house.number })}>{house.number}</Link>
            ) : (
              'Номера у дома нет'
            )
          }
          padded
        >
          <SourceMatrix
            label="Что источники говорят о доме"
            sources={sourceColumns(house.documents)}
            rows={sourceRows(house)}
          />
        </Panel>
      )}
      <Panel title="Чего мы не знаем" note="И чем это узнать" padded>
        <ul className={css.unknown}>
          {unknown.map(({ what, why, how }) => (
            <li key={what} className={css.fact}>
              <ResultMark tone="grey" size={18} />
              <p>
                <strong className={css.what}>{what}.</strong> {typograph(why)}
              </p>
              <span className={css.how}>{typograph(how)}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
