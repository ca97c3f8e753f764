import { typograph } from '@proverka/domain'
import { objectKindName } from '@proverka/domain/property'
import { Panel } from '@proverka/ui/frame'
import { Badge, Button, Table } from '@proverka/ui/primitives'
import { CensusSwatch } from '@proverka/ui/report'
import type { CensusKind } from '@proverka/ui/report'
import { useState } from 'react'
import { OpenButton } from './near-objects.tsx'
import { areaText } from './object-words.ts'
import { censusKind, parcelOf } from './quarter-figure.tsx'
import type { Quarter } from './quarter-figure.tsx'
import * as css from './unconfirmed.css.ts'
import { objectCount } from './unconfirmed-view.ts'

const PAGE = 20
const KINDS: readonly { readonly kind: CensusKind; readonly name: string }[] = [
  { kind: 'room', name: 'Помещения' },
  { kind: 'building', name: 'Здания' },
  { kind: 'land', name: 'Участки' },
  { kind: 'structure', name: 'Сооружения' },
  { kind: 'off', name: 'Снятые' },
]

/** All objects of a quarter, by kind; the cells of the census are the signs of the kinds. */
export function QuarterObjects({ quarter }: { quarter: Quarter }) {
  const [kind, setKind] = useState<CensusKind>()
  const [shown, setShown] = useState(PAGE)
  if (!quarter.objects) {
    return (
      <Panel title="Объекты квартала" note={objectCount(quarter.count)} padded>
        <p>Список слишком длинный для одной страницы. Допишите номер объекта или ищите по адресу.</p>
      </Panel>
    )
  }
  const all = quarter.objects
  const wanted = all.filter((object) =>
    kind === undefined ? censusKind(object) !== 'off' : censusKind(object) === kind,
  )
  const choose = (next: CensusKind | undefined) => {
    setKind(next)
    setShown(PAGE)
  }
  return (
    <Panel
      title="Объекты квартала"
      note={
        objectCount(quarter.count) +
        (quarter.cancelled > 0 ? `, еще снято с учета: ${quarter.cancelled}` : '')
      }
      padded
    >
      <fieldset className={css.kinds} aria-label="Показать">
        <button
          type="button"
          className={css.kind}
          aria-pressed={kind === undefined}
          onClick={() => choose(undefined)}
        >
          Все <b>{quarter.count.toLocaleString('ru-RU')}</b>
        </button>
        {KINDS.map((option) => {
          const count = all.filter((object) => censusKind(object) === option.kind).length
          if (count === 0) return null
          return (
            <button
              key={option.kind}
              type="button"
              className={css.kind}
              aria-pressed={kind === option.kind}
              onClick={() => choose(option.kind)}
            >
              <CensusSwatch kind={option.kind} />
              {option.name} <b>{count.toLocaleString('ru-RU')}</b>
            </button>
          )
        })}
      </fieldset>
      <Table
        caption={`Объекты квартала ${quarter.number}`}
        rows={wanted.slice(0, shown)}
        rowKey={({ Number: number }) => number}
        columns={[
          {
            key: 'number',
            title: 'Номер в квартале',
            cell: (object) => (
              <span className={css.number}>
                {parcelOf(object.Number)}{' '}
                {censusKind(object) === 'off' && <Badge variant="outline">{object.Status}</Badge>}
              </span>
            ),
          },
          { key: 'kind', title: 'Вид', cell: objectKindName },
          { key: 'area', title: 'Площадь', cell: (object) => areaText(object) || 'не указана' },
          { key: 'address', title: 'Адрес', cell: ({ Address }) => typograph(Address) },
          {
            key: 'open',
            title: 'Действие',
            right: true,
            cell: ({ Number: number }) => <OpenButton objectKey={number} />,
          },
        ]}
      />
      {shown < wanted.length && (
        <div className={css.more}>
          <p>
            Показаны {shown} из {wanted.length}
          </p>
          <Button variant="secondary" onClick={() => setShown(shown + PAGE)}>
            Показать еще {Math.min(PAGE, wanted.length - shown)}
          </Button>
        </div>
      )}
    </Panel>
  )
}
