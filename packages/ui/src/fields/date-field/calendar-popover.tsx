import { Popover } from '@base-ui/react/popover'
import { useState } from 'react'
import type { RefObject } from 'react'
import { DayPicker } from 'react-day-picker'
import type { ChevronProps } from 'react-day-picker'
import { ru } from 'react-day-picker/locale/ru'
import { Button } from '../../primitives/button/button.tsx'
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../../primitives/icon/icons.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import { fromCalendarDay, toCalendarDay } from './calendar-date.ts'
import * as css from './calendar.css.ts'

export interface CalendarPopoverProps {
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  value: string
  onPick: (value: string) => void
  /** First and last day that may be chosen, `2024-12-31`. */
  min?: string | undefined
  max?: string | undefined
  /** The month that an empty field opens with. */
  opensAt?: string | undefined
  /** The button that opened it: the calendar is placed under it and returns the focus to it. */
  opener: RefObject<HTMLButtonElement | null>
}

const arrows = { left: ChevronLeftIcon, right: ChevronRightIcon, down: ChevronDownIcon, up: ChevronDownIcon }
const Arrow = ({ orientation = 'left' }: ChevronProps) => (
  <Icon icon={arrows[orientation]} size={orientation === 'down' ? 16 : 20} />
)

const classNames = {
  months: css.months,
  month_caption: css.caption,
  caption_label: css.captionLabel,
  dropdowns: css.dropdowns,
  dropdown_root: css.dropdownRoot,
  dropdown: css.dropdown,
  nav: css.nav,
  button_previous: css.arrow,
  button_next: css.arrow,
  month_grid: css.grid,
  weekday: css.weekday,
  day: css.day,
  day_button: css.dayButton,
  today: css.today,
  selected: css.selected,
}

/** The calendar of a date field: days by arrow keys, months and years from lists, real days only (AMB-75). */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { label, open, onOpenChange, value, onPick, min, max, opensAt, opener } = props
  const [today] = useState(() => new Date())
  const selected = toCalendarDay(value)
  const first = toCalendarDay(min) ?? new Date(1900, 0, 1)
  const last = toCalendarDay(max) ?? new Date(today.getFullYear() + 10, 11, 31)
  const shown = selected ?? toCalendarDay(opensAt) ?? today
  const month = shown < first ? first : shown > last ? last : shown
  const close = () => onOpenChange(false)
  return (
    <Popover.Root
      open={open}
      onOpenChange={(wanted, details) => {
        const { target } = details.event
        // The button opens and closes by its own press.
        if (target instanceof Node && opener.current?.contains(target)) details.cancel()
        else onOpenChange(wanted)
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={opener} align="end" sideOffset={6} className={css.place}>
          {/* The calendar focuses its day by itself. */}
          <Popover.Popup
            initialFocus={false}
            finalFocus={opener}
            aria-label={`Календарь: ${label}`}
            className={css.popup}
          >
            <DayPicker
              mode="single"
              required
              // The calendar was asked for: its keys begin at the chosen day.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              animate={false}
              today={today}
              locale={ru}
              captionLayout="dropdown"
              defaultMonth={month}
              startMonth={first}
              endMonth={last}
              disabled={{ before: first, after: last }}
              selected={selected}
              onSelect={(day) => {
                onPick(fromCalendarDay(day))
                close()
              }}
              classNames={classNames}
              components={{ Chevron: Arrow }}
            />
            <div className={css.foot}>
              <Button variant="quiet" size="s" onClick={close}>
                Закрыть
              </Button>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
