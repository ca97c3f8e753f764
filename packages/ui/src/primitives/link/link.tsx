import { clsx } from 'clsx'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { ArrowLeftIcon } from '../icon/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { Anchor } from './link-context.tsx'
import type { AnchorProps } from './link-context.tsx'
import * as css from './link.css.ts'

export interface LinkProps extends AnchorProps {
  variant?: keyof typeof css.variant
}

/** A link in running text; `quiet` for secondary ones. */
export function Link({ variant = 'text', className, ...rest }: LinkProps) {
  return <Anchor {...rest} className={clsx(css.variant[variant], className)} />
}

/** «К результатам поиска»: one step up, above the heading. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor href={href} className={css.variant.back}>
      <Icon icon={ArrowLeftIcon} />
      {children}
    </Anchor>
  )
}

/** An action set as a link inside a sentence. */
export function LinkButton({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={clsx(css.button, className)} />
}
