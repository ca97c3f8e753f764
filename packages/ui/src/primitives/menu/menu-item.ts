import type { LucideIcon } from 'lucide-react'

export interface MenuItem {
  label: string
  /** A second line: why it is not possible, or what it costs. */
  note?: string
  icon?: LucideIcon
  onSelect: () => void
  /** Takes something away that does not come back. */
  danger?: boolean
  disabled?: boolean
}
