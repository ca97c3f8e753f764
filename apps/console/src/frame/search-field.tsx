import { Icon, SearchIcon } from '@proverka/ui/primitives'
import { isDialogOpen, KeyHint } from '@proverka/ui/console'
import { lazy, Suspense, useEffect, useState } from 'react'
import * as css from './search.css.ts'

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }))

/** One field for everything: Ctrl+K opens it from every screen. */
export function SearchField() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || isDialogOpen()) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        type="button"
        className={css.trigger}
        aria-keyshortcuts="Control+K"
        onClick={() => setIsOpen(true)}
      >
        <Icon icon={SearchIcon} size={18} />
        <span className={css.triggerText}>Заказ, человек, номер, действие</span>
        <KeyHint keys={['Ctrl', 'K']} />
      </button>
      <Suspense>{isOpen && <SearchDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
