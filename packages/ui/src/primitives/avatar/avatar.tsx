import { clsx } from 'clsx'
import { useState } from 'react'
import { initialsOf } from './initials.ts'
import * as css from './avatar.css.ts'

export interface AvatarProps {
  name: string
  /** URL of a picture; the initials are shown if it does not load. */
  src?: string
  size?: keyof typeof css.size
  /** The name stands beside it in words, so screen readers skip the cell. */
  decorative?: boolean
}

/** Who it is: a picture or initials in a cell. */
export function Avatar({ name, src, size = 'm', decorative = false }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const named = decorative ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': name }
  return (
    <span className={clsx(css.avatar, css.size[size])} {...named}>
      {src && failed !== src ? (
        <img className={css.image} src={src} alt="" onError={() => setFailed(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
