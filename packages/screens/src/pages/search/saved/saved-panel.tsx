import { buildPath } from '@proverka/domain/navigation'
import type { SavedItem, SavedKind } from '@proverka/domain/property'
import { Panel } from '@proverka/ui/frame'
import { CloseIcon, IconButton, Link, LinkButton } from '@proverka/ui/primitives'
import { useAtomValue } from 'jotai'
import { notifyError } from '../../../runtime/error/notify-error.ts'
import { visitorAtom } from '../../../runtime/session/state.ts'
import { removeSaved } from '../../../runtime/saved/saved-items.ts'
import { useSaved } from '../../../runtime/saved/use-saved.ts'
import * as css from './saved-panel.css.ts'

/** Own favourites and searches; nothing while there are none. */
export function SavedPanel() {
  const items = useSaved() ?? []
  const visitor = useAtomValue(visitorAtom)
  const of = (kind: SavedKind) => items.filter((item) => item.kind === kind)
  const [favourites, searches] = [of('favourite'), of('search')]
  if (items.length === 0) return null
  const [one, other] = favourites
  return (
    <Panel
      title="Избранное и поиски"
      note={visitor.kind === 'user' ? 'Хранятся в вашем кабинете' : 'Хранятся только в этом браузере'}
      padded
    >
      <div className={css.lists}>
        {favourites.length > 0 && (
          <section aria-label="Избранное">
            <Head title="Избранное" kind="favourite" clear="Очистить избранное" />
            <ul className={css.list}>
              {favourites.map((item) => (
                <Item
                  key={item.key}
                  item={item}
                  href={buildPath('object-objectKey', { objectKey: item.key })}
                />
              ))}
            </ul>
            {one && other && (
              <p className={css.compare}>
                <Link href={buildPath('compare', {}, { one: one.key, other: other.key })}>
                  Сравнить два последних
                </Link>
              </p>
            )}
          </section>
        )}
        {searches.length > 0 && (
          <section aria-label="Вы искали">
            <Head title="Вы искали" kind="search" clear="Очистить историю" />
            <ul className={css.list}>
              {searches.map((item) => (
                <Item key={item.key} item={item} href={buildPath('search', {}, { query: item.key })} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Panel>
  )
}

function Head({ title, kind, clear }: { title: string; kind: SavedKind; clear: string }) {
  return (
    <div className={css.head}>
      <b>{title}</b>
      <LinkButton onClick={() => remove(kind)}>{clear}</LinkButton>
    </div>
  )
}

function Item({ item: { kind, key, title }, href }: { item: SavedItem; href: string }) {
  return (
    <li className={css.item}>
      <span>
        <Link href={href}>{title || key}</Link>
        {title && title !== key && <span className={css.number}>{key}</span>}
      </span>
      <IconButton icon={CloseIcon} label={`Убрать: ${title || key}`} onClick={() => remove(kind, key)} />
    </li>
  )
}

function remove(kind: SavedKind, key?: string): void {
  removeSaved(kind, key).catch((error: unknown) => {
    console.error('Сохраненное не удалено', error)
    notifyError(error)
  })
}
