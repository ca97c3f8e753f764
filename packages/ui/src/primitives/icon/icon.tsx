import type { LucideIcon } from 'lucide-react'

export interface IconProps {
  icon: LucideIcon
  /** Side in px. */
  size?: number
  /** A name for screen readers; without it the icon is decoration. */
  label?: string
  className?: string
}

/** A line icon of the set, drawn with the weight of the text beside it. */
export function Icon({ icon: Drawing, size = 20, label, className }: IconProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const }
  return (
    <Drawing
      size={size}
      strokeWidth={size >= 24 ? 2 : 1.75}
      strokeLinecap="butt"
      strokeLinejoin="miter"
      style={{ flex: 'none' }}
      className={className}
      {...named}
    />
  )
}
