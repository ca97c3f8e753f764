import { typograph } from '@proverka/domain'
import { isWarningStatus, numberDifference, objectKindName } from '@proverka/domain/property'
import { buildPath } from '@proverka/domain/navigation'
import { Panel } from '@proverka/ui/frame'
import { Button, Link, ResultBadge, Table } from '@proverka/ui/primitives'
import type { ObjectAnswer } from './data.ts'
import { areaText } from './object-words.ts'
import * as css from './unconfirmed.css.ts'
import { objectCount } from './unconfirmed-view.ts'

type Unconfirmed = NonNullable<ObjectAnswer['unconfirmed']>

interface NearObjectsProps {
  /** The number that does not exist. */
  readonly typed: string | undefined
  readonly known: Unconfirmed
}

/** Objects that may have been meant: numbers a slip of the hand away, or addresses that go on from the text. */
export function NearObjects({ typed, known }: NearObjectsProps) {
  const { near, addresses, quarter } = known
  if (near.length > 0 && typed !== undefined)
    return <NearNumbers typed={typed} near={near} quarter={quarter} />
  if (quarter && typed !== undefined) {
    return (
      <Panel title="Похожих номеров нет" padded>
        <QuarterLink quarter={quarter} />
      </Panel>
    )
  }
  if (addresses.length === 0) return null
  return (
    <Panel title="Похожие адреса, которые есть" note="Открыть найденное — не поиск" padded>
      <Table
        caption="Похожие адреса"
        rows={addresses}
        rowKey={({ number }) => number}
        columns={[
          { key: 'address', title: 'Адрес', untitled: true, cell: ({ address }) => typograph(address) },
          {
            key: 'number',
            title: 'Номер',
            untitled: true,
            cell: ({ number }) => <span className={css.number}>{number}</span>,
          },
          {
            key: 'open',
            title: 'Действие',
            right: true,
            untitled: true,
            cell: ({ number }) => <OpenButton objectKey={number} />,
          },
        ]}
      />
    </Panel>
  )
}

function NearNumbers({
  typed,
  near,
  quarter,
}: {
  readonly typed: string
  readonly near: Unconfirmed['near']
  readonly quarter: Unconfirmed['quarter']
}) {
  return (
    <Panel title="Похожие номера, которые есть" note="Выделено то, чем отличаются" padded>
      <Table
        caption="Похожие номера"
        rows={near}
        rowKey={({ Number: number }) => number}
        columns={[
          {
            key: 'number',
            title: 'Номер',
            untitled: true,
            cell: ({ Number: number }) => <DifferentNumber typed={typed} found={number} />,
          },
          {
            key: 'what',
            title: 'Что это',
            untitled: true,
            cell: (object) => <WhatItIs object={object} />,
          },
          {
            key: 'open',
            title: 'Действие',
            right: true,
            untitled: true,
            cell: ({ Number: number }) => <OpenButton objectKey={number} />,
          },
        ]}
      />
      {quarter && <QuarterLink quarter={quarter} />}
    </Panel>
  )
}

function QuarterLink({ quarter }: { quarter: NonNullable<Unconfirmed['quarter']> }) {
  return (
    <p className={css.all}>
      <Link href={buildPath('object-objectKey', { objectKey: quarter.number })}>
        Все {objectCount(quarter.count)} квартала {quarter.number}
      </Link>
    </p>
  )
}

function DifferentNumber({ typed, found }: { typed: string; found: string }) {
  const difference = numberDifference(typed, found)
  return (
    <span className={css.number}>
      {difference ? (
        <>
          {difference.before}
          <mark className={css.other}>{difference.changed}</mark>
          {difference.after}
          <span className={css.second}>{difference.words}</span>
        </>
      ) : (
        found
      )}
    </span>
  )
}

/** Kind, area and address of an object in a list. */
export function WhatItIs({
  object,
}: {
  readonly object: { ObjectType: string; TypeOKC: string; Area: string; Address: string; Status?: string }
}) {
  return (
    <>
      {[objectKindName(object), areaText(object)].filter(Boolean).join(', ')}
      <span className={css.second}>{typograph(object.Address)}</span>
      {object.Status && isWarningStatus(object.Status) && (
        <span className={css.gone}>
          <ResultBadge tone="orange">{object.Status}</ResultBadge>
        </span>
      )}
    </>
  )
}

/** Leads to an object of a list. */
export function OpenButton({ objectKey, search = '' }: { objectKey: string; search?: string }) {
  return (
    <Button
      size="s"
      variant="secondary"
      href={buildPath('object-objectKey', { objectKey }) + search}
      aria-label={`Открыть ${objectKey}`}
    >
      Открыть
    </Button>
  )
}
