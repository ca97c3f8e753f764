import { Suspense, lazy, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { ChevronDownIcon, MoreIcon } from '../icon/icons.ts'
import type { MenuItem, MenuStart } from './menu-item.ts'

const loadPopup = () => import('./menu-popup.tsx')
const MenuPopup = lazy(async () => ({ default: (await loadPopup()).MenuPopup }))

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

/**
 * Actions under one button. The page carries the button alone: the list and its keyboard are loaded when the pointer or
 * the focus comes near.
 */
export function Menu({ label, trigger, groups, align = 'start', disabled = false }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const [start, setStart] = useState<MenuStart>('popup')
  const show = (at: MenuStart) => {
    setStart(at)
    setWanted(true)
    setOpen(true)
  }
  const shared = {
    ref: button,
    disabled,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    onPointerEnter: () => void loadPopup(),
    onFocus: () => void loadPopup(),
    // A click without a pointer is Enter or Space.
    onClick: (event: MouseEvent) => show(event.detail === 0 ? 'first' : 'popup'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      show(event.key === 'ArrowDown' ? 'first' : 'last')
    },
  }
  return (
    <>
      {trigger ? (
        <Button {...shared} look="secondary" size="s">
          {trigger}
          <Icon icon={ChevronDownIcon} size={16} />
        </Button>
      ) : (
        <IconButton {...shared} icon={MoreIcon} label={label} />
      )}
      {wanted && (
        <Suspense>
          <MenuPopup
            trigger={button}
            label={label}
            groups={groups}
            align={align}
            open={open}
            start={start}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  )
}
