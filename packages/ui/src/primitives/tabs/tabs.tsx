import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { nextTab } from './next-tab.ts'
import * as css from './tabs.css.ts'

export interface TabItem {
  /** Name of the tab, which can be used in the URL. */
  value: string
  label: ReactNode
  /** How many things wait behind the tab. */
  count?: number
  disabled?: boolean
  panel: ReactNode
}

export interface TabsProps {
  /** Name of the strip for screen readers. */
  label: string
  tabs: readonly TabItem[]
  /** The open tab. The page keeps it, in its address where the tab can be linked to. */
  value: string
  onChange: (value: string) => void
  /** The values are ids in the page, so that `#value` leads to its part: for one set of a page. */
  linked?: boolean
  /** `sheet` makes one sheet of the open tab and its part: for parts that fill the page. */
  variant?: 'line' | 'sheet'
}

/**
 * Equal parts of one page of which one shows. All parts stay in the page, so nothing typed gets lost and print has them
 * all. On a phone the strip scrolls, and the open tab is brought into view. Made of plain buttons: a page shows tabs at
 * once, and those of a library would weigh more than all else that it needs before a dialog.
 */
export function Tabs({ label, tabs, value, onChange, linked = false, variant = 'line' }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const strip = list.current
    const open = strip?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!strip || !open) return
    const bringIntoView = () => {
      const middle = open.offsetLeft - strip.offsetLeft + open.offsetWidth / 2
      strip.scrollLeft = middle - strip.clientWidth / 2
    }
    bringIntoView()
    // The tab gets another width when the font arrives.
    const watch = new ResizeObserver(bringIntoView)
    watch.observe(open)
    return () => watch.disconnect()
  }, [value])

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, tabs, value)
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    onChange(next)
    list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next)}"]`)?.focus()
  }
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={css.list[variant]}>
        {tabs.map(({ value: key, label: words, count, disabled = false }) => (
          <button
            key={key}
            id={`${id}-${key}-tab`}
            type="button"
            role="tab"
            className={css.tab[variant]}
            data-value={key}
            aria-selected={key === value}
            aria-controls={`${id}-${key}`}
            tabIndex={key === value ? 0 : -1}
            disabled={disabled}
            onClick={() => onChange(key)}
            onKeyDown={onKeyDown}
          >
            {words}
            {count !== undefined && <span className={css.count}>{count}</span>}
          </button>
        ))}
      </div>
      {tabs.map(({ value: key, panel }) => (
        <div
          key={key}
          id={`${id}-${key}`}
          role="tabpanel"
          className={css.panel[variant]}
          aria-labelledby={`${id}-${key}-tab`}
          tabIndex={0}
          hidden={key !== value}
        >
          {linked ? <div id={key}>{panel}</div> : panel}
        </div>
      ))}
    </div>
  )
}
