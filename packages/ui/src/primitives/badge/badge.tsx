import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import * as css from './badge.css.ts'

export interface BadgeProps {
  look?: keyof typeof css.look
  children: ReactNode
}

/** A short mark beside a title; says something about the offer, never about a result. */
export function Badge({ look = 'ink', children }: BadgeProps) {
  return <span className={clsx(css.badge, css.look[look])}>{children}</span>
}

export type ServiceBadgeKind = 'new' | 'recommended' | 'all-includes'

const serviceBadges = {
  new: { word: 'Новое', look: 'primary' },
  recommended: { word: 'Рекомендуем', look: 'ink' },
  'all-includes': { word: 'Все включено', look: 'ink' },
} as const

/** The three badges of a service card (UI-076..078). */
export function ServiceBadge({ kind, onPrimary }: { kind: ServiceBadgeKind; onPrimary?: boolean }) {
  const { word, look } = serviceBadges[kind]
  return <Badge look={onPrimary ? 'onPrimary' : look}>{word}</Badge>
}
