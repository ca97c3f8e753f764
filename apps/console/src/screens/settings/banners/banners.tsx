import { findAlertPlace } from '@proverka/domain/navigation'
import { alertState } from '@proverka/domain/sites'
import { pluralWord } from '@proverka/domain'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { useNow } from '@proverka/screens/runtime/page/use-now.ts'
import { DataTable, KeyHint, Panel, type DataColumn } from '@proverka/ui/console'
import { Button, ResultWord } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useScreenKeys } from '../../../parts/screen-keys.ts'
import { RetryNotice } from '../../../parts/retry-notice.tsx'
import { SiteMarks } from '../../../parts/site-marks.tsx'
import { bannersQuery, type Banner, type BannerContent } from './banner-queries.ts'
import { BannerEditor } from './banner-editor.tsx'
import { BannerHistory } from './banner-history.tsx'
import { placeText, stateWords } from './banner-words.ts'
import * as css from '../settings-screen.css.ts'

/** What is being written: a new banner, or another content of one that there is. */
interface Open {
  readonly key: string | undefined
  /** A former content that comes back; absent: the stored one. */
  readonly content?: BannerContent | undefined
  /** Another number for each opening, so that the form begins anew. */
  readonly opening: number
}

/** The announcements over the pages of the sites: N writes a new one, Enter opens one, a former text comes back from the history. */
export function Banners() {
  const list = useQuery(bannersQuery)
  const now = useNow(true)
  const columns = useMemo(() => bannerColumns(now), [now])
  const [open, setOpen] = useState<Open>()
  const edit = (key: string | undefined, content?: BannerContent) =>
    setOpen((last) => ({ key, content, opening: (last?.opening ?? 0) + 1 }))
  // As the button does: pressed before the list has come, it opens the form with it.
  useScreenKeys({ KeyN: () => edit(undefined) })
  const banners = list.data?.banners ?? NONE
  return (
    <div className={css.column}>
      {list.error && !list.data && (
        <RetryNotice message={messageOfError(list.error)} onRetry={() => void list.refetch()} />
      )}
      {open && list.data && (
        <BannerEditor
          key={open.opening}
          banners={banners}
          sites={list.data.sites}
          bannerKey={open.key}
          content={open.content}
          now={now}
          onClose={() => {
            setOpen(undefined)
            document.querySelector<HTMLElement>('[role="grid"]')?.focus()
          }}
        />
      )}
      <div className={css.columns}>
        <Panel
          title="Баннеры"
          flush
          aside={
            <>
              {list.data && shownWords(banners, now)}
              <Button size="xs" aria-keyshortcuts="N" onClick={() => edit(undefined)}>
                Новый баннер <KeyHint keys={['N']} />
              </Button>
            </>
          }
        >
          <DataTable
            caption="Баннеры"
            columns={columns}
            rows={banners}
            rowKey={({ key }) => key}
            total={list.data?.banners.length}
            loading={list.isLoading}
            empty="Баннеров еще не было."
            onOpen={({ key }) => edit(key)}
            hint={
              <>
                <KeyHint keys={['j', 'k']} /> по строкам, <KeyHint keys={['Enter']} /> изменить
              </>
            }
          />
        </Panel>
        <Panel title="Журнал баннеров">
          <BannerHistory banners={banners} onUndo={edit} />
        </Panel>
      </div>
    </div>
  )
}

const NONE: readonly Banner[] = []

function shownWords(banners: readonly Banner[], now: number): string {
  const shown = banners.filter((banner) => alertState(banner, now) === 'shown').length
  return shown === 0 ? 'сейчас ни один не горит' : `${pluralWord(shown, 'горит', 'горят', 'горят')} ${shown}`
}

const bannerColumns = (now: number): readonly DataColumn<Banner>[] => [
  {
    key: 'site',
    title: 'Сайт',
    cell: ({ key }) => {
      const place = findAlertPlace(key)
      return place ? <SiteMarks brands={[place.brand]} /> : '—'
    },
  },
  { key: 'key', title: 'Ключ', names: true, cell: ({ key }) => key },
  { key: 'place', title: 'Где', wraps: true, cell: ({ key }) => placeText(key) },
  { key: 'value', title: 'Текст', wraps: true, cell: ({ value }) => value },
  {
    key: 'state',
    title: 'Сейчас',
    wraps: true,
    cell: (banner) => {
      const [words, tone] = stateWords(banner, now)
      return <ResultWord tone={tone}>{words}</ResultWord>
    },
  },
]
