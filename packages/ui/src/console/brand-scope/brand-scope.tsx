import type { ReactNode } from 'react'
import * as css from './brand-scope.css.ts'

export interface BrandScopeProps {
  brand: 'realty' | 'fiz'
  children: ReactNode
}

/** What is inside looks as on the sites of a brand, in the light or dark of the console. */
export function BrandScope({ brand, children }: BrandScopeProps) {
  return <div className={css.scope[brand]}>{children}</div>
}
