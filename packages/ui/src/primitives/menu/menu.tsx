import { clsx } from 'clsx'
import { Fragment, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { ChevronDownIcon, MoreIcon } from '../icon/icons.ts'
import { usePopup } from '../popover/use-popup.ts'
import { itemForKey } from './item-for-key.ts'
import type { MenuItem } from './menu-item.ts'
import * as css from './menu.css.ts'

export interface MenuProps {
  /** What the actions belong to: «Действия с заказом 10 531». */
  label: string
  /** Words of the button; three dots without them. */
  trigger?: ReactNode
  /** Actions, parted by lines. */
  groups: readonly (readonly MenuItem[])[]
  align?: 'start' | 'end'
  disabled?: boolean
}

/** Actions under one button, with the keyboard of a WAI-ARIA menu. */
export function Menu({ label, trigger, groups, align = 'start', disabled = false }: MenuProps) {
  /** Under a pointer the list itself takes the focus, from the keyboard one of its ends. */
  const openedBy = useRef<'pointer' | 'ArrowDown' | 'ArrowUp'>('pointer')
  const controls = () => [...(popup.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  const labels = groups.flat().map((item) => item.label)
  const focusItem = (key: string): boolean => {
    const all = controls()
    const place = itemForKey(key, labels, all.indexOf(document.activeElement as HTMLElement))
    if (place !== undefined) all[place]?.focus()
    return place !== undefined
  }
  const { id, open, button, popup, hide, events } = usePopup({
    side: 'bottom',
    align,
    onShown: () => {
      if (openedBy.current === 'pointer') popup.current?.focus()
      else focusItem(openedBy.current)
    },
  })
  const shared = {
    ref: button,
    disabled,
    popoverTarget: id,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    onClick: (event: MouseEvent) => {
      // A click without a pointer is Enter or Space.
      openedBy.current = event.detail === 0 ? 'ArrowDown' : 'pointer'
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      openedBy.current = event.key
      popup.current?.showPopover()
    },
  }
  return (
    <>
      {trigger ? (
        <Button {...shared} variant="secondary" size="s">
          {trigger}
          <Icon icon={ChevronDownIcon} size={16} />
        </Button>
      ) : (
        <IconButton {...shared} icon={MoreIcon} label={label} />
      )}
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={css.popup}
        onKeyDown={(event) => {
          if (event.key === 'Tab') hide()
          else if (focusItem(event.key)) event.preventDefault()
        }}
        {...events}
      >
        {groups.map((items, group) => (
          // Groups have no name of their own and do not move.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={group}>
            {group > 0 && <hr className={css.separator} />}
            {items.map((item) => (
              <button
                key={item.label}
                type="button"
                role="menuitem"
                tabIndex={-1}
                aria-disabled={item.disabled || undefined}
                className={clsx(css.item, item.danger && css.danger)}
                onClick={() => {
                  if (item.disabled) return
                  hide()
                  item.onSelect()
                }}
              >
                {item.icon && <Icon icon={item.icon} />}
                <span className={css.words}>
                  {item.label}
                  {item.note && <span className={css.note}>{item.note}</span>}
                </span>
              </button>
            ))}
          </Fragment>
        ))}
      </div>
    </>
  )
}
