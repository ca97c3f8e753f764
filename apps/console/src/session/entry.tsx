import { text } from '@proverka/ui/theme'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { dropSnapshot } from '../data/snapshot.ts'
import * as css from './entry.css.ts'

/** A step on the way in. */
export function Entry({ title, children }: { title: string; children: ReactNode }) {
  useEffect(dropSnapshot, [])
  return (
    <main className={css.page}>
      <div className={css.sheet}>
        <div>
          <p className={css.brand}>Проверка, консоль</p>
          <h1 className={text.h1}>{title}</h1>
        </div>
        {children}
      </div>
    </main>
  )
}

/** Why a step was refused. */
export function EntryError({ message }: { message: string | undefined }) {
  return (
    <p role="alert" className={css.error} hidden={!message}>
      {message}
    </p>
  )
}
