import { formatDateTime, typograph } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { Section } from '@proverka/ui/frame'
import { Link } from '@proverka/ui/primitives'
import { SourceState } from '@proverka/ui/report'
import { Queries } from '../../../runtime/data/queries.tsx'
import { useDrawnSources } from './data.ts'
import type { SourceHealth } from './data.ts'
import { sourceRows } from './source-rows.ts'
import * as css from './short-sources.css.ts'

/** What the reports of both brands rest on; the whole list has its own page. */
const SHOWN = ['ЕГРН', 'ФССП', 'ЕФРСБ', 'ГАС «Правосудие»', 'Реестр залогов ФНП', 'МВД']

/** The short form of the page of sources for the home pages (PUB-04): rendered by the server, without a script. */
export function ShortSources() {
  return (
    <Queries>
      <Short />
    </Queries>
  )
}

function Short() {
  const list = useDrawnSources()
  // A home page has no room for a fault of its own: the page of the sources tells it.
  if (list.isError) return null
  return (
    <Section
      title="Состояние источников"
      note="Если реестр молчит, мы так и пишем: «не проверено», с причиной. Молчание не превращается в зеленую отметку."
      background="deep"
    >
      {list.data ? (
        <>
          <SourceState rows={sourceRows(shownOf(list.data.sources), list.data.measured_at, 'short')} />
          <p className={css.below}>
            <span>
              {typograph(`По настоящим запросам, измерено ${formatDateTime(list.data.measured_at)}.`)}
            </span>
            <Link href={buildPath('sources')}>Все источники</Link>
          </p>
        </>
      ) : (
        <div className={css.awaited} />
      )}
    </Section>
  )
}

/** In the order of the list above. */
function shownOf(sources: readonly SourceHealth[]): readonly SourceHealth[] {
  return SHOWN.flatMap((name) => sources.find((source) => source.name === name) ?? [])
}
