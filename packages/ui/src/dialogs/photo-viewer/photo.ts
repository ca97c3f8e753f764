import type { ReactNode } from 'react'

export interface Photo {
  src: string
  /** A smaller file for the strip and the grid. */
  thumbnail?: string
  /** What the picture shows, for those who cannot see it. */
  alt: string
  /** Shown under the picture: who took it and when. */
  caption?: ReactNode
}
