import { Menu } from '@base-ui/react/menu'
import { clsx } from 'clsx'
import { Fragment, useRef } from 'react'
import type { RefObject } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { MenuItem, MenuStart } from './menu-item.ts'
import * as css from './menu.css.ts'

export interface MenuPopupProps {
  trigger: RefObject<HTMLButtonElement | null>
  label: string
  groups: readonly (readonly MenuItem[])[]
  align: 'start' | 'end'
  open: boolean
  start: MenuStart
  onOpenChange: (open: boolean) => void
}

/** The heavy half of the menu: keyboard, typing of first letters and placing come from Base UI. */
export function MenuPopup({ trigger, label, groups, align, open, start, onOpenChange }: MenuPopupProps) {
  const popup = useRef<HTMLDivElement>(null)
  const focusStart = () => {
    const items = [...(popup.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
    if (start !== 'popup') items.at(start === 'first' ? 0 : -1)?.focus()
  }
  return (
    <Menu.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(now) => {
        if (now) focusStart()
      }}
    >
      <Menu.Portal>
        <Menu.Positioner
          className={css.positioner}
          anchor={trigger}
          align={align}
          sideOffset={8}
          collisionPadding={8}
        >
          <Menu.Popup ref={popup} className={css.popup} finalFocus={trigger} aria-label={label}>
            {groups.map((items, group) => (
              // Groups have no name of their own and do not move.
              // oxlint-disable-next-line react/no-array-index-key
              <Fragment key={group}>
                {group > 0 && <Menu.Separator className={css.separator} />}
                {items.map((item) => (
                  <Menu.Item
                    key={item.label}
                    className={clsx(css.item, item.danger && css.danger)}
                    disabled={item.disabled ?? false}
                    label={item.label}
                    onClick={item.onSelect}
                  >
                    {item.icon && <Icon icon={item.icon} />}
                    <span className={css.words}>
                      {item.label}
                      {item.note && <span className={css.note}>{item.note}</span>}
                    </span>
                  </Menu.Item>
                ))}
              </Fragment>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
