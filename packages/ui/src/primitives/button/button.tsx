import { clsx } from 'clsx'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { visuallyHidden } from '../../theme/text.css.ts'
import { Anchor } from '../link/link-context.tsx'
import type { AnchorProps } from '../link/link-context.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import * as css from './button.css.ts'

interface Look {
  variant?: keyof typeof css.variant
  size?: keyof typeof css.size
  /** Takes the whole width of its place. */
  fullWidth?: boolean
  children: ReactNode
}

type NativeButton = Omit<ComponentPropsWithRef<'button'>, 'children'>

export interface ButtonAsButton extends Look, NativeButton {
  href?: undefined
  /** An action is in progress: the width stays, clicks do nothing, screen readers announce it. */
  loading?: boolean
}

export interface ButtonAsLink extends Look, Omit<AnchorProps, 'children'> {
  loading?: undefined
}

export type ButtonProps = ButtonAsButton | ButtonAsLink

/**
 * A field that is left shows its error, which moves what is below it: on a phone the button went from under the finger, and
 * the press was lost. A submitting press leaves no field.
 */
const stayInField = (event: MouseEvent) => event.preventDefault()

/** The main control. With `href` it is a real link and works before any script has loaded. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'm', fullWidth, className, children, ...rest } = props
  const classes = clsx(
    css.button,
    css.variant[variant],
    css.size[size],
    variant === 'quiet' && css.tight,
    fullWidth && css.fullWidth,
    className,
  )
  if (rest.href !== undefined) {
    const { loading: _never, ...anchor } = rest
    return (
      <Anchor {...anchor} className={classes}>
        {children}
      </Anchor>
    )
  }
  const { loading = false, href: _none, onClick, onMouseDown, type = 'button', ...button } = rest
  return (
    <button
      {...button}
      type={type}
      className={classes}
      aria-busy={loading || undefined}
      onMouseDown={type === 'submit' ? stayInField : onMouseDown}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      <span className={clsx(css.content, loading && css.hiddenContent)}>{children}</span>
      {loading && (
        <span className={css.wait}>
          <Spinner />
          <span className={visuallyHidden}>Подождите</span>
        </span>
      )}
    </button>
  )
}
