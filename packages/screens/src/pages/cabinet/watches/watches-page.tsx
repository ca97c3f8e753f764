import { counted } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { WATCH_KINDS, type WatchKind } from '@proverka/domain/reports'
import { Panel } from '@proverka/ui/frame'
import { Badge, Button, EmptyState, LinkButton, ResultWord, Skeleton, Table } from '@proverka/ui/primitives'
import type { Column } from '@proverka/ui/primitives'
import { useState } from 'react'
import { CabinetPage } from '../layout/cabinet-page.tsx'
import { Queries } from '../../../runtime/data/queries.tsx'
import { isNotLoaded, Loaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { useQuery } from '../../../runtime/navigation/hooks.ts'
import { useWatches, useWatchOffer, type WatchRow } from './data.ts'
import { CellStrip, Legend } from './watch-cells.tsx'
import { WatchForm } from './watch-form.tsx'
import * as css from './watches.css.ts'
import { KIND_WORDS, lastWords, stateWords } from './watch-words.ts'

export { loader } from './watches-loader.ts'

export function Component() {
  return (
    <Queries>
      <WatchesScreen />
    </Queries>
  )
}

const CELLS = 13

const kindIn = (text: string | undefined): WatchKind | undefined => WATCH_KINDS.find((kind) => kind === text)

/** «За чем слежу»: all watches with their last checks, and the form of a new one. */
function WatchesScreen() {
  const list = useWatches()
  const query = useQuery()
  const kind = kindIn(query.get('kind') ?? undefined)
  const number = query.get('number') ?? undefined
  const [isNew, setNew] = useState(kind !== undefined)
  const rows = list.data ?? []
  const isEmpty = list.data?.length === 0
  return (
    <CabinetPage
      title="За чем слежу"
      signInTitle="Войдите, чтобы увидеть, за чем следите"
      note={
        !isNew &&
        !isEmpty && (
          <Button variant="secondary" onClick={() => setNew(true)}>
            Следить еще
          </Button>
        )
      }
    >
      {isNew && (
        <Panel
          title="Следить за изменениями"
          note={<LinkButton onClick={() => setNew(false)}>Закрыть</LinkButton>}
          padded
        >
          <NewWatch kind={kind} number={number} />
        </Panel>
      )}
      {!list.data ? (
        isNotLoaded(list) ? (
          <NotLoaded title="Список не пришел" query={list} />
        ) : (
          <Skeleton lines={6} shape="rows" label="Загружаем список" />
        )
      ) : isEmpty ? (
        !isNew && (
          <EmptyState
            title="Пока ни за чем не следите"
            action={<Button onClick={() => setNew(true)}>Следить за изменениями</Button>}
          >
            <p>
              Спросим источник в каждый срок и напишем, когда он ответит иначе. «Ничего не изменилось» письма
              не стоит: это видно здесь.
            </p>
          </EmptyState>
        )
      ) : (
        <Panel title={totalText(rows)} padded>
          <Table caption="За чем слежу" columns={COLUMNS} rows={rows} rowKey={({ watch_id }) => watch_id} />
          <Legend />
        </Panel>
      )}
    </CabinetPage>
  )
}

function NewWatch({ kind, number }: { kind: WatchKind | undefined; number: string | undefined }) {
  return (
    <Loaded query={useWatchOffer()} small title="Цены не пришли" lines={6}>
      {({ kinds }) => <WatchForm offer={kinds} wanted={{ kind, number }} />}
    </Loaded>
  )
}

function totalText(rows: readonly WatchRow[]): string {
  const open = rows.filter(({ status }) => status !== 'ended')
  const changes = rows.reduce((sum, { changed }) => sum + changed, 0)
  return `Следим: ${open.length}, ${changes === 0 ? 'изменений не было' : counted(changes, 'изменение', 'изменения', 'изменений')}`
}

const COLUMNS: readonly Column<WatchRow>[] = [
  {
    key: 'what',
    title: 'Что',
    untitled: true,
    cell: (row) => (
      <>
        <span className={css.title}>
          <Badge>{KIND_WORDS[row.kind]}</Badge> {row.title}
        </span>
        <span className={css.quiet}>{row.note}</span>
        <span className={css.quiet}>{stateWords(row)}</span>
      </>
    ),
  },
  {
    key: 'cells',
    title: 'Последние проверки',
    untitled: true,
    cell: (row) => (
      <>
        <CellStrip checks={row.checks} most={CELLS} />
        <span className={css.quiet}>
          {row.checks.length === 0
            ? 'еще не следим'
            : `${counted(row.unchanged, 'раз', 'раза', 'раз')} без изменений`}
          {row.silent > 0 && `, ${counted(row.silent, 'раз', 'раза', 'раз')} молчал источник`}
        </span>
      </>
    ),
  },
  { key: 'last', title: 'Последний ответ', cell: (row) => <Last row={row} /> },
  {
    key: 'open',
    title: 'Действие',
    right: true,
    quiet: true,
    cell: ({ watch_id, title }) => (
      <Button
        variant="secondary"
        size="s"
        href={buildPath('user-watches-id', { id: watch_id })}
        aria-label={`Открыть: ${title}`}
      >
        Открыть
      </Button>
    ),
  },
]

function Last({ row }: { row: WatchRow }) {
  const { tone, text } = lastWords(row)
  return tone === undefined ? <span>{text}</span> : <ResultWord tone={tone}>{text}</ResultWord>
}
