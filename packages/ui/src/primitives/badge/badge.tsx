import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import * as css from './badge.css.ts'

export interface BadgeProps {
  variant?: keyof typeof css.variant
  children: ReactNode
}

/** A short mark beside a title; says something about the offer, never about a result. */
export function Badge({ variant = 'ink', children }: BadgeProps) {
  return <span className={clsx(css.badge, css.variant[variant])}>{children}</span>
}

export type ServiceBadgeKind = 'new' | 'recommended' | 'all-includes'

const serviceBadges = {
  new: { word: 'Новое', variant: 'primary' },
  recommended: { word: 'Рекомендуем', variant: 'ink' },
  'all-includes': { word: 'Все включено', variant: 'ink' },
} as const

/** The three badges of a service card (UI-076..078). */
export function ServiceBadge({ kind, onPrimary }: { kind: ServiceBadgeKind; onPrimary?: boolean }) {
  const { word, variant } = serviceBadges[kind]
  return <Badge variant={onPrimary ? 'onPrimary' : variant}>{word}</Badge>
}
