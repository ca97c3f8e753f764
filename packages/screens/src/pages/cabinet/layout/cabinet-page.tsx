import { useRestoredFocus } from '@proverka/ui/frame'
import { text } from '@proverka/ui/theme'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { SignInPanel } from '../../../runtime/session/sign-in-panel.tsx'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { visitorAtom } from '../../../runtime/session/state.ts'
import { CabinetMenu } from './cabinet-menu.tsx'
import * as css from './cabinet.css.ts'

export interface CabinetPageProps {
  readonly title: string
  /** The first heading, where it says more than the title. */
  readonly heading?: ReactNode
  /** To the right of the heading: a date, a switch to the other form of the page. */
  readonly note?: ReactNode
  /** What a person whose session has ended is asked: «Войдите, чтобы увидеть баланс». */
  readonly signInTitle: string
  /** Rendered for signed-in users only. */
  readonly children: ReactNode
}

/** A page of the user area: the menu beside it, the heading, panels on the grey ground. */
export function CabinetPage({ title, heading = title, note, signInTitle, children }: CabinetPageProps) {
  const visitor = useAtomValue(visitorAtom)
  const content = useRestoredFocus<HTMLDivElement>()
  return (
    <div className={css.cabinet}>
      <GreyBackground />
      <PageHead title={title} noindex />
      <CabinetMenu />
      <div className={css.column}>
        <div ref={content} className={css.content}>
          <header className={css.head}>
            <h1 className={text.h1}>{heading}</h1>
            {note && <div className={css.note}>{note}</div>}
          </header>
          {visitor.kind === 'guest' ? (
            <SignInPanel title={signInTitle}>Кабинет видит только его владелец.</SignInPanel>
          ) : (
            children
          )}
        </div>
      </div>
    </div>
  )
}
