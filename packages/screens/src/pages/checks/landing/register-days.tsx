import { checkOf } from '@proverka/domain/checks'
import { StaticIsland } from '@proverka/page-engine/react'
import { clsx } from 'clsx'
import type { LandingContent, LandingOffer } from './landing-content.ts'
import * as css from './register-days.css.ts'
import { productsOf } from './use-offer.ts'

const loadRegisters = () => import('./register-sources.tsx')
const drawn = import.meta.env.SSR ? await loadRegisters() : undefined

/** Thirty days of the registers that answer a page: rendered by the server, the browser keeps its HTML. */
export function RegisterDays({ content }: { content: LandingContent }) {
  const names = registersOf(content.offer)
  return (
    <div className={clsx(content.composition !== 'register' && css.onPaper)}>
      <StaticIsland
        Content={drawn?.registerSources(names)}
        load={async () => (await loadRegisters()).registerSources(names)}
      />
    </div>
  )
}

/** Each register that a page asks, as its stamp names it. */
export function registersOf(offer: LandingOffer): readonly string[] {
  const checks = productsOf(offer).flatMap((product) => product.checks)
  return [...new Set(checks.flatMap((type) => checkOf(type)?.source ?? []))]
}
