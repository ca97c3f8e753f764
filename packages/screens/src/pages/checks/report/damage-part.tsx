import type { DamageView, FactRow } from '@proverka/domain/views'
import { CarDamage } from '@proverka/ui/charts'
import { FactList } from '@proverka/ui/report'
import * as css from './report.css.ts'

interface DamagePartProps {
  readonly damage: DamageView
  readonly facts: readonly FactRow[]
}

/** An accident in words, and the parts of the car that it names on a drawing. */
export function DamagePart({ damage: { words, zones }, facts }: DamagePartProps) {
  return (
    <div className={css.damage}>
      <CarDamage label={words} zones={zones} />
      <FactList facts={facts} />
    </div>
  )
}
