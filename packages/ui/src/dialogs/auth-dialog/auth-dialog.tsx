import { Activity, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { LoginForm } from '../../forms/login-form/login-form.tsx'
import type { LoginFormProps } from '../../forms/login-form/login-form.tsx'
import { RegisterForm } from '../../forms/register-form/register-form.tsx'
import type { RegisterFormProps } from '../../forms/register-form/register-form.tsx'
import { ResetForm } from '../../forms/reset-form/reset-form.tsx'
import type { ResetFormProps } from '../../forms/reset-form/reset-form.tsx'
import { LinkButton } from '../../primitives/link/link.tsx'
import { LogoLockup, LogoMark } from '../../frame/logo/logo.tsx'
import type { LogoShape } from '../../frame/logo/logo.tsx'
import { PlanDrawing } from '../../primitives/plan-drawing/plan-drawing.tsx'
import { LinkSteps } from '../../primitives/link-steps/link-steps.tsx'
import { firstField } from '../modal/first-field.ts'
import { Modal } from '../modal/modal.tsx'
import { LINK_TITLES, stepsOf, type SignInMethod } from './private/sign-in-method.ts'
import { LinkOffer, LinkPanel } from './private/link-panel.tsx'
import * as css from './auth-dialog.css.ts'

export type AuthView = 'login' | 'register' | 'reset'

export interface AuthDialogProps {
  open: boolean
  onClose: () => void
  onClosed?: () => void
  view: AuthView
  onView: (view: AuthView) => void
  logo: LogoShape
  /** Shown beside the logo: name of the service and what it checks. */
  brandName?: string
  brandNote?: string
  login: Omit<LoginFormProps, 'after'>
  register: Omit<RegisterFormProps, 'after'>
  reset: Omit<ResetFormProps, 'after'>
  /** Where the person was going: the panel says so, and leads on from there (TRUE-11). */
  way?: SignInMethod
  /** A sentence at the foot: that buying works without an account. */
  note?: ReactNode
}

const titles: Record<AuthView, string> = { login: 'Вход', register: 'Регистрация', reset: 'Сброс пароля' }

/**
 * Login, registration and reset in one panel from the right, 400 px wide (AUTH-01..04, UI-050, UI-051). A form that was
 * left keeps what was typed into it. A user who came by a link sees what opens after the sign-in, and why the link did
 * not sign in.
 */
export function AuthDialog(props: AuthDialogProps) {
  const { open, onClose, onClosed, view, onView, logo, login, register, reset, note, way } = props
  const [running, setRunning] = useState(false)
  const [visited, setVisited] = useState<readonly AuthView[]>([view])
  if (!visited.includes(view)) setVisited([...visited, view])
  const [byPassword, setByPassword] = useState(false)
  const link = way?.link
  const linkState = byPassword || view !== 'login' ? undefined : link?.state
  const body = useFocusOnSwitch(view)
  const busy = running || [login, register, reset].some(({ loading }) => loading)
  // The panel stays open as long as the form waits for its answer.
  const watch =
    <V,>(submit: (values: V) => void | Promise<void>) =>
    (values: V) => {
      const work = submit(values)
      if (!work) return undefined
      setRunning(true)
      return work.finally(() => setRunning(false))
    }
  // A pending answer belongs to the form on screen, so its links are disabled.
  const linkTo = (name: AuthView, words: string) => (
    <LinkButton disabled={busy} onClick={() => onView(name)}>
      {words}
    </LinkButton>
  )
  const toLogin = linkTo('login', 'Вход')
  const toRegister = linkTo('register', 'Регистрация')
  const forms: Record<AuthView, ReactNode> = {
    login: (
      <LoginForm
        {...login}
        {...(way && { submitText: `Войти и открыть` })}
        onSubmit={watch(login.onSubmit)}
        after={
          <>
            <div className={css.links}>
              {linkTo('reset', 'Забыли пароль?')}
              {toRegister}
            </div>
            {link && <LinkOffer onSend={link.onSend} />}
          </>
        }
      />
    ),
    register: (
      <RegisterForm
        {...register}
        onSubmit={watch(register.onSubmit)}
        after={<div className={css.links}>{toLogin}</div>}
      />
    ),
    reset: (
      <ResetForm
        {...reset}
        onSubmit={watch(reset.onSubmit)}
        after={
          <div className={css.links}>
            {toLogin}
            {toRegister}
          </div>
        }
      />
    ),
  }
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={titleOf(view, way, linkState)}
      shape="drawer"
      busy={busy}
      flush
      head={({ title, close }) => (
        <>
          <div className={css.head}>
            {props.brandName ? (
              <LogoLockup shape={logo} name={props.brandName} note={props.brandNote} />
            ) : (
              <LogoMark shape={logo} size={36} />
            )}
            {close}
          </div>
          <div ref={body} className={css.body}>
            {way && view === 'login' && (
              <LinkSteps label={`Дорога: ${way.target.nominative}`} steps={stepsOf(way.target, linkState)} />
            )}
            <div className={way && view === 'login' ? css.wayTitle : css.title}>{title}</div>
            {way && view === 'login' && !linkState && (
              <p className={css.lead}>Откроем сразу, искать не придется.</p>
            )}
            {way && link && linkState && (
              <LinkPanel
                way={way}
                state={linkState}
                onSend={link.onSend}
                onPassword={() => setByPassword(true)}
              />
            )}
            {visited.map((name) => (
              <Activity key={name} mode={name === view && !linkState ? 'visible' : 'hidden'}>
                {forms[name]}
              </Activity>
            ))}
          </div>
        </>
      )}
    >
      <div className={css.foot}>{note}</div>
      {view !== 'register' && !way && (
        <div className={css.picture}>
          <PlanDrawing number="00:14:0203005:1047" width={760} height={420} scale={1.15} decorative />
        </div>
      )}
    </Modal>
  )
}

function titleOf(
  view: AuthView,
  way: SignInMethod | undefined,
  linkState: NonNullable<SignInMethod['link']>['state'],
): string {
  if (view !== 'login' || !way) return titles[view]
  return linkState ? LINK_TITLES[linkState.kind] : `Войдите, чтобы открыть ${way.target.accusative}`
}

/** The pressed link goes away with its form: the focus moves to the new one. */
function useFocusOnSwitch(view: AuthView) {
  const ref = useRef<HTMLDivElement>(null)
  const former = useRef(view)
  useEffect(() => {
    if (former.current === view) return
    former.current = view
    if (ref.current) firstField(ref.current)?.focus()
  }, [view])
  return ref
}
