import { clsx } from 'clsx'
import type { HTMLAttributes } from 'react'
import { text } from '../../theme/text.css.ts'

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Rank in the document outline. */
  level: 1 | 2 | 3 | 4
  /** Size, when it differs from the rank. */
  variant?: 'hero' | 'h1' | 'h2' | 'h3'
}

/** A heading whose size does not have to follow its rank. */
export function Heading({ level, variant, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  const size = variant ?? (level === 1 ? 'h1' : level === 2 ? 'h2' : 'h3')
  return <Tag {...rest} className={clsx(text[size], className)} />
}
