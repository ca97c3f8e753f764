import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icon/icons.ts'
import { Icon } from '../icon/icon.tsx'
import * as css from './accordion.css.ts'

export interface AccordionItem {
  id?: string
  title: ReactNode
  body: ReactNode
  open?: boolean
}

function Item({ id, title, body, open: initial = false }: AccordionItem) {
  const [open, setOpen] = useState(initial)
  const item = useRef<HTMLDetailsElement>(null)
  // It may have been opened before the script has loaded.
  useEffect(() => setOpen(item.current?.open ?? initial), [initial])
  return (
    <details
      ref={item}
      id={id}
      className={css.item}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={css.summary} aria-expanded={open}>
        {title}
        <Icon icon={ChevronDownIcon} size={22} className={css.chevron} />
      </summary>
      <div className={css.answer}>{body}</div>
    </details>
  )
}

/** Questions that open one by one; native, so they open before any script (UI-073). */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div>
      {items.map((item, i) => (
        // Titles may repeat; questions do not move.
        // oxlint-disable-next-line react/no-array-index-key
        <Item key={i} {...item} />
      ))}
    </div>
  )
}
