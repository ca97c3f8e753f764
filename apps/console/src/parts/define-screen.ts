import type { Permission } from '@proverka/domain/accounts'
import type { IconProps } from '@proverka/ui/primitives'
import type { ComponentType } from 'react'

/** A section of the menu. */
export interface Section {
  readonly label: string
  readonly icon: IconProps['icon']
  /** Sections of one group are together: work with orders, what is sold, how it goes. */
  readonly group: 'work' | 'shop' | 'house'
}

/** One screen: its address, who may open it, and its code. */
export interface Screen {
  /** As React Router takes it: `/orders/:id`. */
  readonly path: string
  readonly title: string
  /** Any of these opens it; absent: all of the staff. */
  readonly permissions?: readonly Permission[]
  /** Absent: it is reached from other screens. */
  readonly section?: Section
  readonly load: () => Promise<{ readonly Component: ComponentType }>
}

/** Declares a screen in its `.route.ts`, beside its component. */
export const defineScreen = (screen: Screen): Screen => screen

/** Whether the roles of somebody open a screen. */
export const isOpenTo = ({ permissions }: Screen, own: readonly Permission[]): boolean =>
  permissions === undefined || permissions.some((permission) => own.includes(permission))
